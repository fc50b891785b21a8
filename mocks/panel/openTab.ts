import { pathInApp } from '@mocks/host/page';
import { paths } from '@/lib/paths';
import { readTabText, readText, removeTabText, writeTabText, writeText } from '@/lib/storage';
import { isWide } from './useFullScreen';

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
/** Whether the panel was ever closed in this browser. */
const CLOSED_KEY = 'turpial-sandbox.closed';

export function isTabName(name: string | null): name is TabName {
  return name === 'guion' || tabs.some(([known]) => known === name);
}

/** The tab that the address names, as in `?panel=registro`. */
function tabOfAddress(): TabName | undefined {
  const name = new URLSearchParams(location.search).get('panel');
  return isTabName(name) ? name : undefined;
}

/** The tab that was open last; undefined if the panel was closed since. */
export function readOpenTab(): TabName | undefined {
  const name = readTabText(KEY);
  return isTabName(name) ? name : undefined;
}

/** From this width on the panel leaves the calculator of the home page free. */
const GREETING = '(min-width: 75em)';

/**
 * The tab that a page load opens, if any. Where it leaves part of the page free, the panel stays open across a page
 * load, such as the one that starts a scenario. On the home page of a desktop it is open until somebody closes it.
 */
export function tabAtLoad(): TabName | undefined {
  const named = tabOfAddress();
  if (named || !isWide()) return named;
  const isHome = pathInApp(location) === paths.home && matchMedia(GREETING).matches;
  return readOpenTab() ?? (isHome && readText(CLOSED_KEY) === null ? 'escenarios' : undefined);
}

/** Keeps the panel open across full page loads. */
export const rememberOpenTab = (name: TabName) => writeTabText(KEY, name);

/** Keeps the panel closed after the next page load. */
export const forgetOpenTab = () => removeTabText(KEY);

/** Keeps the panel closed until it is asked for. */
export function rememberClosed(): void {
  forgetOpenTab();
  writeText(CLOSED_KEY, '1');
}
