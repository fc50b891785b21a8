import { siteAnswers } from '@/api/http';

/** Marks a history entry that was already reloaded, so that it does not reload in a loop. */
const MARK = 'loadedAnew';

const readEntry = () => history.state as Readonly<Record<string, unknown>> | null;

/** Whether the site answers while the user stays: a late answer must not reload another page or entry. */
async function siteAnswersHere(): Promise<boolean> {
  const { pathname } = location;
  // The router counts the entries.
  const index = readEntry()?.idx;
  return (await siteAnswers()) && location.pathname === pathname && index === readEntry()?.idx;
}

let reloading = false;

/**
 * Reloads the page, once per history entry, after a chunk failed to load. Usually a release has removed the files
 * that an older tab asks for. Navigation state (an amount, a quote) stays in the history entry. Returns false, and does
 * nothing, when the entry was already reloaded, the user has left it or the site cannot be reached.
 */
export async function reloadOnce(): Promise<boolean> {
  const mayReload = readEntry()?.[MARK] !== true && (await siteAnswersHere());
  if (mayReload && !reloading) {
    reloading = true;
    history.replaceState({ ...readEntry(), [MARK]: true }, '');
    location.reload();
  }
  // Several chunks of a page may fail together.
  return reloading;
}

/** Reloads the page if the site answers. If not, or if the user has left it, the page stays, so that nothing is lost. */
export async function reloadIfReachable(): Promise<void> {
  if (await siteAnswersHere()) location.reload();
}
