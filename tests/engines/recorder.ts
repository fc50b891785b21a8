/** Start of the storage keys of records. */
export const RECORDS = 'recorded-error';

/**
 * Runs in the page before its own code. Records errors of scripts, of promises, of files and in the console, violations
 * of the policy, and pages that are wider than their window. It cannot use anything outside itself. Storage keeps the
 * records of all tabs, through a reload and without a connection.
 */
export function installRecorder(key: string): void {
  const record = (text: string) => localStorage.setItem(`${key} ${location.pathname}: ${text}`, '');
  const told = (error: unknown) =>
    error instanceof Error ? `${String(error)} ${error.stack}` : String(error);
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) record(`${event.message} ${told(event.error)}`);
      // Firefox reports errors for files that it no longer loads because the page is left, and for the preload of a
      // module that a script or an import() has already loaded.
      else if (target instanceof Element && !leaving && !target.matches('[rel=modulepreload]'))
        record(`not loaded: ${target.outerHTML}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => record(`rejected: ${told(event.reason)}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    record(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile} ${event.sample}`),
  );
  let isMeasuring = false;
  const measure = () => {
    isMeasuring = false;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) record(`${scrollWidth} px wide in a window of ${clientWidth} px`);
  };
  new MutationObserver(() => {
    if (!isMeasuring) requestAnimationFrame(measure);
    isMeasuring = true;
  }).observe(document, { attributes: true, childList: true, subtree: true });
  // A page may be left before its next frame.
  addEventListener('pagehide', measure);
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    record(`console: ${parts.map(told).join(' ')}`);
    error.apply(console, parts);
  };
}

/** Runs in the page: the records so far, without repetitions. */
export const readRecords = (key: string) =>
  Object.keys(localStorage).flatMap((name) => (name.startsWith(key) ? [name.slice(key.length + 1)] : []));
