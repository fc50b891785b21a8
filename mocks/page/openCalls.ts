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

/** Counts from now on, as if no call were pending. */
export function forgetCalls(): void {
  open = new Set();
}
