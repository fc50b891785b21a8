import { siteAnswers } from '@/api/http';

/** Marks a history entry that was already reloaded, so that it does not reload in a loop. */
const MARK = 'loadedAnew';

async function tryAnew(): Promise<boolean> {
  const entry = history.state as Readonly<Record<string, unknown>> | null;
  if (entry?.[MARK] === true || !(await siteAnswers())) return false;
  history.replaceState({ ...entry, [MARK]: true }, '');
  location.reload();
  return true;
}

let leaving: Promise<boolean> | undefined;

/**
 * Reloads the page, once per history entry, after a chunk failed to load. Usually a release has removed the files
 * that an older tab asks for. Navigation state (an amount, a quote) stays in the history entry. Returns false, and does
 * nothing, when the entry was already reloaded or the site cannot be reached.
 */
export function loadAnew(): Promise<boolean> {
  leaving ??= tryAnew();
  return leaving;
}

/** Reloads the page if the site answers. If not, the page stays, so that nothing is lost. */
export async function loadAgain(): Promise<void> {
  if (await siteAnswers()) location.reload();
}
