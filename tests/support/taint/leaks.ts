import { endpoints } from '@/api/endpoints';
import { matchPath, paths, type AppPath } from '@/lib/paths';
import { asObject, asText, type JsonObject } from '@/lib/read';
import { draftKeys, inDoubtKey, storageKeys } from '@/lib/storage';
import type { Marker } from './markers';
import { digitsOf, readingOf, wordsOf, type Reading } from './readings';

/** Where data can get to from the screen. */
export type Place =
  /** An address of the app: the page's own, or a link's to one. */
  | 'address'
  /** What the history keeps beside an address. */
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
  /** A request that goes to another host: there is none to make. */
  | 'other host'
  | 'shared text'
  | 'clipboard'
  | 'file name'
  | 'file'
  /** What is still stored when nothing may be. */
  | 'left behind';

/** Something that was put into such a place. */
export interface Carrier {
  readonly place: Place;
  /** Of the storage's entry. */
  readonly key?: string;
  readonly text: string;
}

const identity = ['loginType', 'login', 'loginCountry', 'phone'] as const;

/** What the spec puts into addresses (spec §2), by page. */
const pageParameters: Partial<Record<AppPath, readonly string[]>> = {
  [paths.loginPassword]: identity,
  [paths.recovery]: identity,
  [paths.recoveryVerify]: [...identity, 'code'],
  [paths.signUpVerify]: identity,
};

/** What the spec puts into the addresses of calls (spec §7). */
const callParameters: Readonly<Record<string, readonly string[]>> = {
  [endpoints.verifyCode.path]: [...identity, 'code'],
  [endpoints.verifyPasswordReset.path]: [...identity, 'code'],
};

const everything = () => false;
const secretsOnly = ({ sort }: Marker) => sort !== 'secret';
const drafts = new Set<string>(Object.values(draftKeys));

/** The address without the parameters that belong there. */
function withoutParameters(address: string, allowed: readonly string[]): string {
  const url = new URL(address, 'http://app');
  for (const name of allowed) url.searchParams.delete(name);
  return url.href;
}

function parsed(text: string): JsonObject {
  try {
    return asObject(JSON.parse(text)) ?? {};
  } catch {
    return {};
  }
}

/** The id and the login of whose draft it is, as far as it says so. */
function stampsIn(draft: string): readonly string[] {
  const { owner } = parsed(draft);
  const { id, login } = asObject(owner) ?? { id: owner, login: owner };
  // A phone is read with a blank after its dial code.
  return [asText(id), asText(login)?.replaceAll(' ', '')].filter((stamp) => stamp !== undefined);
}

/** What of a carrier may hold no marker, and the markers that it may hold all the same. */
function exposed({ place, key = '', text }: Carrier): { text: string; spares: (marker: Marker) => boolean } {
  if (place === 'address') {
    const page = matchPath(new URL(text, 'http://app').pathname);
    return { text: withoutParameters(text, (page && pageParameters[page]) ?? []), spares: everything };
  }
  if (place === 'call') {
    const { pathname } = new URL(text, 'http://app');
    return { text: withoutParameters(text, callParameters[pathname] ?? []), spares: everything };
  }
  if (place === 'history state') return { text, spares: secretsOnly };
  // The history as a file names beneficiaries by their alias.
  if (place === 'file') return { text, spares: ({ sort }) => sort === 'name' };
  if (place === 'session storage' && drafts.has(key)) {
    // What its own user typed, or had before (README, "When things go wrong"). Two people may share a surname.
    const stamps = stampsIn(text);
    const isOwn = ({ owners }: Marker) => owners.size === 0 || stamps.some((stamp) => owners.has(stamp));
    return {
      text,
      spares: (marker) => secretsOnly(marker) && stamps.length > 0 && (marker.isPart || isOwn(marker)),
    };
  }
  // A transfer that may have been made outlasts a logout, by its beneficiary's name (decisions 38).
  if ((place === 'session storage' || place === 'left behind') && key === inDoubtKey)
    return { text, spares: ({ sort }) => sort === 'name' || sort === 'login' };
  // The session's marker names the login (spec §3).
  if (place === 'local storage' && key === storageKeys.sessionMarker)
    return { text: JSON.stringify({ ...parsed(text), login: undefined }), spares: everything };
  return { text: `${key} ${text}`, spares: everything };
}

/** Fewer digits stand at the end of a longer number by chance. */
const TAIL = 7;
/** Most digits of a dial code. */
const DIAL = 3;
/** As many digits stand nowhere by chance. */
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

/** A way to find each marker, made once for many texts. */
function finderOf(marker: Marker): (reading: Reading) => boolean {
  const { sort, what, text } = marker;
  if (sort === 'secret' && what !== 'code') {
    // Of a token in three parts, the middle one is the one that says something.
    const [, claims = text] = text.split('.');
    return ({ texts }) => texts.some((one) => one.includes(text) || one.includes(claims));
  }
  const words = wordsOf(text);
  const digits = digitsOf(text);
  const isNumber = digits.length >= 5 && text.replace(/[\d\s+.-]/g, '').length <= 1;
  return (reading) => reading.words.includes(words) || (isNumber && hasNumber(digits, reading));
}

/** What stands where it must not, in words; each once. */
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
