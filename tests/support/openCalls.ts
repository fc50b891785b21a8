import { expect } from 'vitest';

/** The calls of the current test whose answer the page has not read. */
let open = new Set<object>();
let watching = false;

/** Notes the page's calls; works repeatedly within one page. */
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
    }
  };
}

/** A call of an earlier page may never be answered. */
export function forgetOpenCalls(): void {
  open = new Set();
}

/** Resolves when the page waits for no answer. */
export const callsAnswered = () => expect.poll(() => open.size).toBe(0);
