import { holdBack, type AskToLeave } from '@/lib/backGate';
import type { Navigator } from 'react-router-dom';

function pathnameOf(to: Parameters<Navigator['push']>[0]): string {
  return typeof to === 'string' ? new URL(to, location.href).pathname : (to.pathname ?? location.pathname);
}

/** Holds every navigation of the app to another page, by link or by program. */
function holdPush(navigator: Navigator, ask: AskToLeave): () => void {
  const push = navigator.push.bind(navigator);
  navigator.push = (to, state, options) => {
    if (pathnameOf(to) === location.pathname) push(to, state, options);
    else ask(() => push(to, state, options));
  };
  return () => {
    navigator.push = push;
  };
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
export function holdPage(navigator: Navigator, ask: AskToLeave): () => void {
  const askAndRelease: AskToLeave = (leave) =>
    ask(() => {
      release();
      leave();
    });
  const releases = [holdPush(navigator, askAndRelease), holdBack(askAndRelease), holdUnload()];
  const release = () => {
    for (const undo of releases.splice(0)) undo();
  };
  return release;
}
