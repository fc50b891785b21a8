import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

/** Gives the window this size in px until the end of the test. */
export async function resize(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
}

/**
 * Identifies a history entry; a replaced entry keeps its key. `history.length` is not usable, because it stops at
 * fifty.
 */
export const historyEntry = (): string | undefined => navigation.currentEntry?.key;

/** Resolves after a scroll event and the rendering that follows. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Counts what a user does with mouse and keyboard from now on. */
export function countHands() {
  const hands = { presses: 0, keys: 0 };
  const press = () => (hands.presses += 1);
  const type = () => (hands.keys += 1);
  document.addEventListener('click', press, true);
  for (const kind of ['keydown', 'beforeinput']) document.addEventListener(kind, type, true);
  onTestFinished(() => {
    document.removeEventListener('click', press, true);
    for (const kind of ['keydown', 'beforeinput']) document.removeEventListener(kind, type, true);
  });
  return hands;
}

/** Pastes as the browser's menu does; true unless the page has taken the text itself. */
export function pasteInto(field: Element, text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** The files that the page saves from now on; the browser saves none. */
export function watchDownloads(): readonly File[] {
  const files: File[] = [];
  const addressOf = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof File) files.push(file);
    return addressOf(file);
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}
