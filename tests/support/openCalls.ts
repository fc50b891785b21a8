import type { Sandbox } from '@mocks/engine/sandbox';
import { expect } from 'vitest';

/** The page's calls whose answer it has not read. */
let open = new Set<object>();
/** When the page last read an answer, in real ms. */
let answeredAt = 0;
let watching = false;

/** Notes the page's calls from now on; works repeatedly within one page. */
export function watchCalls(): void {
  if (watching) return;
  watching = true;
  const { fetch } = window;
  window.fetch = async (...request) => {
    const [asked, call] = [open, {}];
    asked.add(call);
    try {
      const response = await fetch(...request);
      // The page reads the body as soon as it is complete.
      await response.clone().text();
      return response;
    } finally {
      asked.delete(call);
      answeredAt = performance.now();
    }
  };
}

/** The number of pending calls, and when the page last read an answer. */
export const openCalls = () => ({ pending: open.size, answeredAt });

/** Resolves when the page waits for no answer. */
export const callsAnswered = () => expect.poll(() => openCalls().pending).toBe(0);

/** The next test waits at most this long for the calls of a test, in ms. */
const PATIENCE_MS = 2000;

/** One turn of the event loop, after all tasks with a higher priority. */
const turn = () => scheduler.postTask(() => undefined, { priority: 'background' });

/** Releases and awaits the calls of a test, so that no answer reaches the next test, which uses the same modules. */
export async function endCalls(sandbox: Sandbox): Promise<void> {
  const start = performance.now();
  do {
    sandbox.release();
    // The page has to process the last answer too.
    await turn();
  } while (openCalls().pending > 0 && performance.now() - start < PATIENCE_MS);
  // Those still open belong to no later test.
  open = new Set();
}
