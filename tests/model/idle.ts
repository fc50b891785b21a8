import type { Deed } from './page/hands';
import type { View } from './page/sight';
import type { Model } from './state';
import { protectedHeadings, texts } from './texts';

/** An unattended session locks after this time (product 4.1); `.env.model` sets the same. */
const LOCKS_AFTER_MS = 30 * 60_000;
/** The watch looks at the clock this often. */
const LOOK_EVERY_MS = 1000;

const uses: ReadonlySet<Deed['do']> = new Set([
  'typeAmount',
  'press',
  'choose',
  'askToRemove',
  'menu',
  'fill',
  'signIn',
  'openReceipt',
]);

/**
 * Learns whether somebody used the session. `deeds` were done; undefined if a document was loaded. `before` and `after`
 * are the views of the tabs.
 */
export function learnUse(
  { used }: Model,
  deeds: readonly Deed[] | undefined,
  before: readonly (View | undefined)[],
  after: readonly (View | undefined)[],
): void {
  const shown = (views: readonly (View | undefined)[]) => views.flatMap((view) => view ?? []);
  const [view] = shown(after);
  if (!view) return;
  const enters =
    shown(after).some(({ signedIn }) => signedIn) && !shown(before).every(({ signedIn }) => signedIn);
  const acts = deeds?.some((deed) => uses.has(deed.do)) ?? false;
  // A document that opens counts as a use.
  if (acts || enters || !deeds) used.latest = Math.max(used.latest, view.now);
  // While the notice is open, only its button counts.
  const isNoticed = shown([...before, ...after]).some(({ dialog }) => dialog.includes(texts.stillThere));
  const stays = deeds?.some((deed) => deed.do === 'press' && deed.name === texts.stay) ?? false;
  if (stays || (acts && !isNoticed)) used.earliest = view.now;
}

/** The device's clock was set. Put back, it shows less time than has passed; put forward, more. */
export function learnJump({ used }: Model, ms: number): void {
  if (ms > 0) used.earliest -= ms;
  else used.latest -= ms;
}

/** The session may have locked. */
export const mayBeLocked = ({ used }: Model, { now }: View) => now - used.earliest >= LOCKS_AFTER_MS;

const lockedAt = ({ used }: Model) => used.latest + LOCKS_AFTER_MS + LOOK_EVERY_MS;

/** The session must have locked. */
export const mustBeLocked = (model: Model, { now }: View) => now >= lockedAt(model);

/** 10. A session that nobody uses is locked: the page shows nothing of it, and no call carries a token. */
export function unattended(model: Readonly<Model>, view: View): string[] {
  if (!mustBeLocked(model, view)) return [];
  const minutes = Math.floor((view.now - model.used.latest) / 60_000);
  return [
    ...(view.signedIn ? [`nobody has used it for ${minutes} min, but it is signed in`] : []),
    ...(protectedHeadings.includes(view.heading)
      ? [`nobody has used it for ${minutes} min, but it shows '${view.heading}'`]
      : []),
    ...(view.tokenSentAt >= lockedAt(model) ? ['a call of a locked session carries a token'] : []),
  ];
}
