import type { Way as AnyWay } from '../scripts/suite/evidence.mjs';
import type { ToolbarState } from './toolbar';

/** A way to see a story that `npm run evidence` sets for all stories. */
type Way = Exclude<AnyWay, 'states'>;

interface Globals extends Partial<ToolbarState> {
  readonly viewport?: { readonly value: string };
}

const globals: Readonly<Record<Way, Globals>> = {
  // A transcript is the same every day: tests/support/heardStories.ts.
  heard: { clock: 'frozen' },
  dark: { scheme: 'dark' },
  // The browser forces the colours: tests/support/forceColours.ts.
  forced: {},
  narrow: { viewport: { value: 'narrow' } },
  text200: { reading: 'text200' },
};

const way = import.meta.env.EVIDENCE as Way | '' | undefined;

/** The toolbar's settings for the way of this run; none in any other run. */
export const evidenceGlobals: Globals = way ? globals[way] : {};

/** True in the run whose colours the browser forces. */
export const hasForcedColours = way === 'forced';

const applied: Readonly<Record<Exclude<Way, 'heard'>, () => boolean>> = {
  dark: () => document.documentElement.dataset.mantineColorScheme === 'dark',
  forced: () => matchMedia('(forced-colors: active)').matches,
  narrow: () => innerWidth === 320,
  text200: () => getComputedStyle(document.documentElement).fontSize === '32px',
};

/** Fails if a story did not run in the way of this run. A story may have its own scheme or width. */
export function checkEvidence(ofStory: Readonly<Record<string, unknown>>): void {
  if (!way || way === 'heard' || Object.keys(globals[way]).some((name) => name in ofStory)) return;
  if (!applied[way]()) throw new Error(`The story did not run in the way '${way}'`);
}
