import { readTabText, writeTabText } from '@/lib/storage';

const KEY = 'turpial-sandbox.panel';

/** `?panel=0` removes the panel, for this tab, until `?panel=1`. A test sets it before it opens a page. */
export function hasPanel(): boolean {
  const asked = new URLSearchParams(location.search).get('panel');
  if (asked === null) return readTabText(KEY) !== 'off';
  writeTabText(KEY, asked === '0' ? 'off' : 'on');
  return asked !== '0';
}
