/** Whether the panel is there: with its mark, without it for videos, or not at all. */
export type PanelMode = 'on' | 'clean' | 'off';

const KEY = 'turpial-sandbox.panel';

/** Set by a test before it opens a page, or by the address; it holds as long as the tab. */
function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(mode: PanelMode): PanelMode {
  try {
    sessionStorage.setItem(KEY, mode);
  } catch {
    // the address says it again
  }
  return mode;
}

/** `?panel=0` leaves the panel out and `?limpio=1` only its mark, for this tab, until `?panel=1`. */
export function panelMode(search = location.search): PanelMode {
  const parameters = new URLSearchParams(search);
  if (parameters.get('panel') === '0') return remember('off');
  if (parameters.get('limpio') === '1') return remember('clean');
  if (parameters.has('panel') || parameters.has('limpio')) return remember('on');
  const mode = remembered();
  return mode === 'off' || mode === 'clean' ? mode : 'on';
}
