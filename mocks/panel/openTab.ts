import { readTabText, removeTabText, writeTabText } from '@/lib/storage';

/** The panel's tabs, in order. */
export const tabs = [
  ['escenarios', 'Escenarios'],
  ['servidor', 'Servidor'],
  ['datos', 'Reloj y datos'],
  ['registro', 'Registro'],
  ['mas', 'Más'],
] as const;
/** The pages of the panel: one per tab, and one that 'Más' opens. */
export type TabName = (typeof tabs)[number][0] | 'guion';

const KEY = 'turpial-sandbox.tab';

export function isTabName(name: string | null): name is TabName {
  return name === 'guion' || tabs.some(([known]) => known === name);
}

/** The tab that the address names, as in `?panel=registro`. */
export function tabOfAddress(): TabName | undefined {
  const name = new URLSearchParams(location.search).get('panel');
  return isTabName(name) ? name : undefined;
}

/** The tab that was open before the page load; undefined if the panel was closed. */
export function readOpenTab(): TabName | undefined {
  const name = readTabText(KEY);
  return isTabName(name) ? name : undefined;
}

/** Keeps the panel open across full page loads. */
export const rememberOpenTab = (name: TabName) => writeTabText(KEY, name);

/** Keeps the panel closed after the next page load. */
export const forgetOpenTab = () => removeTabText(KEY);
