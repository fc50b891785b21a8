import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { clock, DAY_MS } from '@/lib/clock';
import { decode } from '@/lib/decode';
import { currentOwner, isSameOwner, ownerSchema, withoutLogin, type Owner } from '@/lib/owner';
import { idempotencyKey, isKeyOf, type Quote } from '@/lib/quote';
import { serverNow } from '@/lib/serverClock';
import { createSharedStore } from '@/lib/sharedStore';
import {
  confirmationMark,
  confirmationPrefixes,
  readJson,
  readText,
  removeText,
  textKeys,
  writeJson,
} from '@/lib/storage';
import {
  isOpen,
  latestPressOf,
  madeSchema,
  openSchema,
  reduceConfirmation,
  type Confirmation,
  type ConfirmationEvent,
  type OpenConfirmation,
} from './confirmation';

const { open: openPrefix, made: madePrefix } = confirmationPrefixes;

const entrySchema = v.object({
  owner: ownerSchema,
  confirmation: v.union([openSchema, madeSchema]),
  /** Its last change, on the app's clock; an older release kept none. */
  at: v.exactOptional(v.number()),
});

/** The made confirmations that a browser keeps, so that no tab sends their keys again. */
const MADE_AT_MOST = 20;

/** An entry of the storage; what cannot be read counts as absent. */
const read = (entryKey: string) => decode(entrySchema, readJson(entryKey));

/** A user's confirmation. That it was made stands in an entry of its own, which nothing overwrites. */
function ofUser(key: string, owner: Owner | undefined): Confirmation | undefined {
  const kept = read(madePrefix + key) ?? read(openPrefix + key);
  return kept && isSameOwner(kept.owner, owner) ? kept.confirmation : undefined;
}

const store = createSharedStore(
  () => [...textKeys(openPrefix), ...textKeys(madePrefix)].map(readText),
  (owner): readonly Confirmation[] => {
    const keys = [openPrefix, madePrefix].flatMap((prefix) =>
      textKeys(prefix).map((entryKey) => entryKey.slice(prefix.length)),
    );
    return owner ? [...new Set(keys)].flatMap((key) => ofUser(key, owner) ?? []) : [];
  },
);

/** The signed-in user's confirmations in this browser, of all tabs. */
export const { get: confirmations, subscribe, changed } = store;

export const confirmationOf = (key: string | undefined): Confirmation | undefined =>
  confirmations().find((one) => one.key === key);

export const openConfirmations = (): readonly OpenConfirmation[] => confirmations().filter(isOpen);

/** The exchange that a quote has made for a beneficiary, or for anybody if the id is unknown. */
export const exchangeOf = (quote: Quote, beneficiaryId: number | undefined): string | undefined =>
  confirmations()
    .filter((one) => one.stage === 'made')
    .find(({ key }) =>
      beneficiaryId === undefined ? isKeyOf(quote, key) : key === idempotencyKey(quote, beneficiaryId),
    )?.exchangeId;

/** The exchanges that are known to be of a confirmation. */
export const madeIds = (): ReadonlySet<string> =>
  new Set(confirmations().flatMap((one) => (one.stage === 'made' ? [one.exchangeId] : [])));

/** In the HTML of a page, which is the same for everybody. */
const none: readonly Confirmation[] = [];

/** Subscribes to this user's confirmations. */
export const useConfirmations = (): readonly Confirmation[] =>
  useSyncExternalStore(subscribe, confirmations, () => none);

/**
 * Applies an event to a user's confirmation and keeps the result, for all tabs. `known`: what this page knows of it,
 * if the browser has lost it. Returns false if the result lasts only as long as this page.
 */
export function dispatch(
  key: string,
  event: ConfirmationEvent,
  owner = currentOwner(),
  known?: Confirmation,
): boolean {
  if (!owner) return false;
  const confirmation = reduceConfirmation(ofUser(key, owner) ?? known, event);
  const at = clock.now();
  let isKept = true;
  if (confirmation?.stage === 'made') {
    const entry = { owner: withoutLogin(owner), confirmation, at };
    writeJson(madePrefix + key, entry);
    removeText(openPrefix + key);
    // A full storage may have had no room before.
    isKept = writeJson(madePrefix + key, entry);
  } else if (confirmation) {
    // What was erased is put back first.
    if (readText(confirmationMark) === null) store.changed();
    writeJson(confirmationMark, true);
    isKept = writeJson(openPrefix + key, { owner, confirmation, at });
  } else removeText(openPrefix + key);
  store.changed();
  return isKept;
}

/**
 * Forgets what decides nothing any more: confirmations that were not found a day ago by the server's clock, or by the
 * app's if the server's was unknown, what a slow tab wrote of a made one, and the oldest made ones while none is open.
 */
export function forgetOld(): void {
  const now = serverNow();
  for (const entryKey of textKeys(openPrefix)) {
    const { confirmation: one, at } = read(entryKey) ?? {};
    const press = one?.stage === 'notFound' ? latestPressOf(one) : undefined;
    const isOld =
      press !== undefined && (press === null ? clock.now() - (at ?? Infinity) : (now ?? 0) - press) >= DAY_MS;
    if (isOld || (one && read(madePrefix + one.key))) removeText(entryKey);
  }
  if (textKeys(openPrefix).some(read)) return;
  const oldest = textKeys(madePrefix).map((entryKey) => ({ entryKey, at: read(entryKey)?.at ?? 0 }));
  for (const { entryKey } of oldest.sort((a, b) => a.at - b.at).slice(0, -MADE_AT_MOST)) removeText(entryKey);
}
