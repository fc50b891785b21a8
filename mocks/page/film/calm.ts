import type { Sandbox } from '@mocks/engine/sandbox';
import { openCalls, watchCalls } from '../openCalls';
import { isOfApp } from './target';

/** The page is calm after so many real ms without a change. */
const QUIET_MS = 100;
/** A page that never rests does not stop a film, in real ms. */
const PATIENCE_MS = 8000;

/** How long, in real ms, the code of a page may take to load after its address has changed. */
const LOADING_MS = 2000;

let changedAt = performance.now();
/** The address at the last change of the page, and the first moment at which it was another one. */
let shown = location.href;
let movedAt: number | undefined;
let watching = false;

/** Counts the calls of the page and notes its changes. */
export function watchPage(): void {
  if (watching) return;
  watching = true;
  watchCalls();
  new MutationObserver((records) => {
    // The sandbox's own texts change with each second.
    const elements = records.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    if (elements.some((element) => element !== null && isOfApp(element))) {
      changedAt = performance.now();
      shown = location.href;
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** True while the address is that of a page whose code has not loaded. */
function isLoading(now: number): boolean {
  if (location.href === shown) {
    movedAt = undefined;
    return false;
  }
  movedAt ??= now;
  return now - movedAt < LOADING_MS;
}

/** True when the page waits for no answer, except for paused ones, and has not changed for a moment. */
export function isCalm(sandbox: Pick<Sandbox, 'paused'>): boolean {
  const loaded = document.readyState === 'complete' && document.querySelector('h1') !== null;
  const now = performance.now();
  const { pending, answeredAt } = openCalls();
  const quiet = now - Math.max(changedAt, answeredAt) >= QUIET_MS;
  return loaded && quiet && !isLoading(now) && pending <= sandbox.paused().length;
}

/** About one frame of the screen, in real ms. */
export const FRAME_MS = 16;
export const frame = () => new Promise((resolve) => setTimeout(resolve, FRAME_MS));

/** Resolves when the page is calm. */
export async function calm(sandbox: Pick<Sandbox, 'paused'>): Promise<void> {
  const start = performance.now();
  while (!isCalm(sandbox) && performance.now() - start < PATIENCE_MS) await frame();
}
