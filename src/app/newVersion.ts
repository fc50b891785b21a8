import { siteAnswers } from '@/api/http';

/** Marks a history entry that was loaded anew already: once is a cure, twice would be a loop. */
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
 * Loads the present address anew, once, because code of its page could not be had: most often a release took the
 * files away that a tab opened before it asks for. What the navigation carries (an amount, a quote) stays in the
 * history entry. Answers false, and leaves the page alone, when that was tried before or the site cannot be reached.
 */
export function loadAnew(): Promise<boolean> {
  leaving ??= tryAnew();
  return leaving;
}

/** Loads the page again as soon as there is somewhere to load it from; nothing is lost while there is not. */
export async function loadAgain(): Promise<void> {
  if (await siteAnswers()) location.reload();
}
