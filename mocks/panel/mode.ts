import { readTabText, writeTabText } from '@/lib/storage';

/** `on`: panel and badge; `clean`: panel without badge, for videos; `off`: no panel. */
export type PanelMode = 'on' | 'clean' | 'off';

const KEY = 'turpial-sandbox.panel';

function remember(mode: PanelMode): PanelMode {
  writeTabText(KEY, mode);
  return mode;
}

/** `?panel=0` removes the panel and `?limpio=1` only its badge, for this tab, until `?panel=1`. */
export function panelMode(search = location.search): PanelMode {
  const parameters = new URLSearchParams(search);
  if (parameters.get('panel') === '0') return remember('off');
  if (parameters.get('limpio') === '1') return remember('clean');
  if (parameters.has('panel') || parameters.has('limpio')) return remember('on');
  // An earlier address has set it, or a test that sets it before it opens a page.
  const mode = readTabText(KEY);
  return mode === 'off' || mode === 'clean' ? mode : 'on';
}
