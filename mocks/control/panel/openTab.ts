/** The panel's pages, in their order. */
export const tabs = [
  ['escenarios', 'Escenarios'],
  ['servidor', 'Servidor'],
  ['reloj', 'Reloj'],
  ['datos', 'Datos'],
  ['registro', 'Registro'],
  ['compartir', 'Compartir'],
] as const;
export type TabName = (typeof tabs)[number][0];

const KEY = 'turpial-sandbox.tab';

/** True for the name of one of the panel's pages. */
export function isTabName(name: string | null): name is TabName {
  return tabs.some(([known]) => known === name);
}

/** The page on which the panel stood open in this tab of the browser. */
export function readOpenTab(): TabName | undefined {
  try {
    const name = sessionStorage.getItem(KEY);
    return isTabName(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the panel open through full page loads. */
export function rememberOpenTab(name: TabName): void {
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // it opens closed
  }
}

/** Lets the panel be closed after the next full page load. */
export function forgetOpenTab(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}
