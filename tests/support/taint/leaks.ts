import { endpoints } from '@/api/endpoints';
import { asObject, asText, parseJson, type JsonObject } from '@/lib/jsonValues';
import { matchPath, paths, type AppPath } from '@/lib/paths';
import { confirmationPrefixes, draftKeys, storageKeys } from '@/lib/storage';
import type { Marker } from './markers';
import { digitsOf, readingOf, wordsOf, type Reading } from './readings';

/** Places outside the screen that data can reach. */
export type Place =
  /** An address of the app: the page's own or that of a link. */
  | 'address'
  /** The navigation state of a history entry. */
  | 'history state'
  /** The address of a call to the app's own server. */
  | 'call'
  | 'local storage'
  | 'session storage'
  | 'database'
  | 'cache'
  | 'cookie'
  | 'title'
  | 'head'
  | 'window name'
  | 'referrer'
  | 'console'
  | 'report'
  /** A link to another site. */
  | 'link'
  /** Any request to another host; the app needs none. */
  | 'other host'
  | 'shared text'
  | 'clipboard'
  | 'file name'
  | 'file'
  /** Data still stored when nothing may be. */
  | 'left behind';

/** Data found in such a place. */
export interface Carrier {
  readonly place: Place;
  /** Key of a storage entry. */
  readonly key?: string;
  readonly text: string;
}

const identity = ['loginType', 'login', 'loginCountry', 'phone'] as const;

/** Parameters that the app may put into addresses (product 2.6, 2.12), by page. */
const pageParameters: Partial<Record<AppPath, readonly string[]>> = {
  [paths.loginPassword]: identity,
  [paths.passwordReset]: identity,
  [paths.passwordResetVerify]: [...identity, 'code'],
  [paths.signUpVerify]: identity,
};

/** Parameters that the app may put into the addresses of calls (product 7.4). */
const callParameters: Readonly<Record<string, readonly string[]>> = {
  [endpoints.verifyCode.path]: [...identity, 'code'],
  [endpoints.verifyPasswordReset.path]: [...identity, 'code'],
};

const everything = () => false;
const secretsOnly = ({ sort }: Marker) => sort !== 'secret';
const drafts = new Set<string>(Object.values(draftKeys));

/** The address without its allowed parameters. */
function withoutParameters(address: string, allowed: readonly string[]): string {
  const url = new URL(address, 'http://app');
  for (const name of allowed) url.searchParams.delete(name);
  return url.href;
}

const parsed = (text: string): JsonObject => asObject(parseJson(text)) ?? {};

/** Id and login of the draft's owner stamp, if it has one. */
function stampsIn(draft: string): readonly string[] {
  const { owner } = parsed(draft);
  const { id, login } = asObject(owner) ?? { id: owner, login: owner };
  // The stamp writes a phone with a space after its dial code.
  return [asText(id), asText(login)?.replaceAll(' ', '')].filter((stamp) => stamp !== undefined);
}

/** The part of a carrier that may contain no marker, and the markers that are allowed in it. */
function exposed({ place, key = '', text }: Carrier): { text: string; spares: (marker: Marker) => boolean } {
  if (place === 'address') {
    const page = matchPath(new URL(text, 'http://app').pathname);
    return { text: withoutParameters(text, (page && pageParameters[page]) ?? []), spares: everything };
  }
  if (place === 'call') {
    const { pathname } = new URL(text, 'http://app');
    return { text: withoutParameters(text, callParameters[pathname] ?? []), spares: everything };
  }
  // The message for support names the sender and the beneficiary (product 2.27).
  if (place === 'link' && text.startsWith('https://wa.me/'))
    return { text, spares: ({ sort }) => sort === 'name' };
  // The history file names beneficiaries by alias.
  if (place === 'file') return { text, spares: ({ sort }) => sort === 'name' };
  // The contact that a visitor typed on the login screens. A login and a logout remove it.
  if (place === 'session storage' && key === draftKeys.visitor) {
    const without = (name: string, value: unknown) => (name === 'contact' ? undefined : value);
    return { text: JSON.stringify(parsed(text), without), spares: everything };
  }
  if (place === 'session storage' && drafts.has(key)) {
    // Input and earlier data of the draft's own user (docs/configuration.md). Two users may share a surname.
    const stamps = stampsIn(text);
    const isOwn = ({ owners }: Marker) => owners.size === 0 || stamps.some((stamp) => owners.has(stamp));
    return {
      text,
      spares: (marker) => secretsOnly(marker) && stamps.length > 0 && (marker.isPart || isOwn(marker)),
    };
  }
  // An open confirmation survives the logout, with the beneficiary's name (decision 38). A made one names nobody.
  if ((place === 'local storage' || place === 'left behind') && key.startsWith(confirmationPrefixes.open))
    return { text, spares: ({ sort }) => sort === 'name' || sort === 'login' };
  // The session marker contains the login (product 3.3).
  if (place === 'local storage' && key === storageKeys.sessionMarker)
    return { text: JSON.stringify({ ...parsed(text), login: undefined }), spares: everything };
  // Its owner stamp contains the login (product 3.3).
  if (place === 'local storage' && key === storageKeys.statusStory)
    return { text: JSON.stringify({ ...parsed(text), owner: undefined }), spares: everything };
  return { text: `${key} ${text}`, spares: everything };
}

/** A shorter sequence of digits could be the end of a longer number by coincidence. */
const TAIL = 7;
/** Maximum length of a dial code. */
const DIAL = 3;
/** A sequence this long is no coincidence. */
const LONG = 10;

function hasNumber(wanted: string, { numbers }: Reading): boolean {
  if (numbers.has(wanted)) return true;
  if (wanted.length < TAIL) return false;
  return [...numbers].some(
    (number) =>
      (number.endsWith(wanted) && number.length - wanted.length <= DIAL) ||
      (wanted.length >= LONG && number.includes(wanted)),
  );
}

/** A search function for a marker, prepared once for many texts. */
function finderOf(marker: Marker): (reading: Reading) => boolean {
  const { sort, what, text } = marker;
  if (sort === 'secret' && what !== 'code') {
    // Only the middle part of a JWT carries data.
    const [, claims = text] = text.split('.');
    return ({ texts }) => texts.some((one) => one.includes(text) || one.includes(claims));
  }
  const words = wordsOf(text);
  const digits = digitsOf(text);
  const isNumber = digits.length >= 5 && text.replace(/[\d\s+.-]/g, '').length <= 1;
  return (reading) => reading.words.includes(words) || (isNumber && hasNumber(digits, reading));
}

/** Leaks in words, each one once. */
export function leaksIn(carriers: Iterable<Carrier>, markers: readonly Marker[]): readonly string[] {
  const finders = markers.map((marker) => ({ marker, isIn: finderOf(marker) }));
  const leaks = new Set<string>();
  for (const carrier of carriers) {
    const where = [carrier.place, carrier.key].filter(Boolean).join(' ');
    if (carrier.place === 'other host') leaks.add(`${where}: ${carrier.text}`);
    const { text, spares } = exposed(carrier);
    const reading = readingOf(text);
    for (const { marker, isIn } of finders) {
      if (isIn(reading) && !spares(marker))
        leaks.add(`${marker.what} '${marker.text}' in ${where}: ${carrier.text.slice(0, 300)}`);
    }
  }
  return [...leaks];
}
