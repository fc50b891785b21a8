import type { Navigator } from 'react-router-dom';

/** Asks the user; `leave` goes on to where they were going. */
type Ask = (leave: () => void) => void;

/** The place of a history entry, as the router numbers them; NaN for entries that are not its own. */
function placeOf(state: unknown): number {
  return Number((state as { readonly idx?: unknown } | null)?.idx ?? Number.NaN);
}

function pathnameOf(to: Parameters<Navigator['push']>[0]): string {
  return typeof to === 'string' ? new URL(to, location.href).pathname : (to.pathname ?? location.pathname);
}

/** Holds every navigation of the app to another page, by link or by program. */
function holdPush(navigator: Navigator, ask: Ask): () => void {
  const push = navigator.push.bind(navigator);
  navigator.push = (to, state, options) => {
    if (pathnameOf(to) === location.pathname) push(to, state, options);
    else ask(() => push(to, state, options));
  };
  return () => {
    navigator.push = push;
  };
}

/** Holds Back and Forward: what the browser has already done is undone until the user agrees. */
function holdPop(ask: Ask): () => void {
  const place = placeOf(history.state);
  let undoing = false;
  const onPop = (event: PopStateEvent) => {
    const distance = placeOf(event.state) - place;
    if (undoing) {
      undoing = false;
      event.stopImmediatePropagation();
    } else if (distance) {
      // The router hears nothing of it, so the page stays.
      event.stopImmediatePropagation();
      undoing = true;
      history.go(-distance);
      ask(() => history.go(distance));
    }
  };
  window.addEventListener('popstate', onPop, { capture: true });
  return () => window.removeEventListener('popstate', onPop, { capture: true });
}

/** The browser's own question, for closing the tab, reloading and leaving for another site. */
function holdUnload(): () => void {
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
}

/**
 * Asks before the page is left, by link, program, Back, reload or closing; redirects that replace the entry, such as
 * the end of the session, go through. The answer releases the page; `leave` does so by itself.
 */
export function holdPage(navigator: Navigator, ask: Ask): () => void {
  const askAndRelease: Ask = (leave) =>
    ask(() => {
      release();
      leave();
    });
  const releases = [holdPush(navigator, askAndRelease), holdPop(askAndRelease), holdUnload()];
  const release = () => {
    for (const undo of releases.splice(0)) undo();
  };
  return release;
}
