import type { ProfileUpdate, WireAddress, WireName, WireProfileExtra } from '@/api/wire';
import type { AccountStatus, User } from '../db/models';
import type { Nearest } from '../decision';
import { isoCodeOf } from '../seeds/countries';

/** Personal data as the account's row stores them. */
export interface StoredProfile {
  readonly name: WireName;
  readonly address: WireAddress;
  readonly extra: Omit<WireProfileExtra, 'registered' | 'telephone'>;
}

export const emptyProfile: StoredProfile = {
  name: { first: null, surnames: null },
  address: {
    street: null,
    houseNo: null,
    flatDoor: null,
    address2: null,
    city: null,
    postcode: null,
    country: null,
  },
  extra: { countryBirth: null, telephoneCountry: null, telephoneNumber: null, email: null },
};

/** The account's data. The cast is safe: only the sandbox writes this column. */
export function profileOf(user: User): StoredProfile {
  return JSON.parse(user.profile) as StoredProfile;
}

/** The user's country of residence (two letters); Spain until it is known. */
export function residenceOf(user: User): string {
  return isoCodeOf(profileOf(user).address.country) ?? 'ES';
}

/** Merges an update: sent fields replace, the others stay. */
export function mergeProfile(profile: StoredProfile, { name, address, extra }: ProfileUpdate): StoredProfile {
  const { countryBirth, telephoneCountry, telephoneNumber, email } = { ...profile.extra, ...extra };
  return {
    name: { ...profile.name, ...name },
    address: { ...profile.address, ...address },
    extra: { countryBirth, telephoneCountry, telephoneNumber, email },
  };
}

/** True when every required field has a value (product 5.6). */
export function isComplete({ name, address, extra }: StoredProfile): boolean {
  const required = [
    name.first,
    name.surnames,
    extra.countryBirth,
    address.country,
    address.street,
    address.city,
    address.postcode,
    extra.email,
    extra.telephoneCountry,
    extra.telephoneNumber,
  ];
  return required.every((value) => value !== null && value !== '');
}

/** How an account comes to send: when its data are complete, and when the time of the review is over. */
export const accountSteps = [
  { from: 'new', to: 'review', when: 'complete' },
  { from: 'review', to: 'approved', when: 'time' },
] as const satisfies readonly { from: AccountStatus; to: AccountStatus; when: string }[];

/** The status that follows, for that reason; the same status if none follows. */
export function statusAfter(
  status: AccountStatus,
  when: (typeof accountSteps)[number]['when'],
): AccountStatus {
  return accountSteps.find((step) => step.from === status && step.when === when)?.to ?? status;
}

/**
 * The account's status at `now`. A review that began in the sandbox ends after `approveAfterMs`. It never ends if
 * `approveAfterMs` is null or if the seed started it.
 */
export function statusOf(user: User, now: number, approveAfterMs: number | null): AccountStatus {
  if (user.status !== 'review' || user.submittedAt === null || approveAfterMs === null) return user.status;
  return now - user.submittedAt >= approveAfterMs ? statusAfter(user.status, 'time') : user.status;
}

/** What makes an account approved: time, or a command. */
export function nearestApproval(
  { login, status, submittedAt }: User,
  now: number,
  approveAfterMs: number | null,
): Nearest {
  if (status === 'review' && submittedAt !== null && approveAfterMs !== null) {
    const left = Math.ceil((submittedAt + approveAfterMs - now) / 1000);
    return { text: `La revisión acaba en ${left} s: adelanta el reloj.` };
  }
  return {
    text: `Aprueba la cuenta en «Reloj y datos», o con sandbox.updateUser('${login}', { status: 'approved' }).`,
  };
}
