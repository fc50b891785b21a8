import type { Sandbox } from '@mocks/engine/sandbox';
import { forgetCalls, openCalls } from '@mocks/page/openCalls';
import { expect } from 'vitest';

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
  forgetCalls();
}
