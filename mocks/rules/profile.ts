import type { ProfileUpdate, WireAddress, WireName, WireProfileExtra } from '@/api/wire';
import type { AccountStatus, User } from '../db/models';
import { isoCodeOf } from '../seeds/countries';

/** The personal data of an account, as its row keeps them. */
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

/** The account's data. The cast is safe: only the sandbox writes that column. */
export function profileOf(user: User): StoredProfile {
  return JSON.parse(user.profile) as StoredProfile;
}

/** The two letters of the country where the account's owner lives; Spain until that is known. */
export function residenceOf(user: User): string {
  return isoCodeOf(profileOf(user).address.country) ?? 'ES';
}

/** The data after an update: sent fields replace, the others stay. */
export function mergeProfile(profile: StoredProfile, { name, address, extra }: ProfileUpdate): StoredProfile {
  const { countryBirth, telephoneCountry, telephoneNumber, email } = { ...profile.extra, ...extra };
  return {
    name: { ...profile.name, ...name },
    address: { ...profile.address, ...address },
    extra: { countryBirth, telephoneCountry, telephoneNumber, email },
  };
}

/** True when nothing that the form requires is missing (spec §5). */
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

/**
 * Where the account stands at `now`. A review that began in the sandbox ends by itself after `approveAfterMs`;
 * null, or a review that was there from the start, never ends.
 */
export function statusOf(user: User, now: number, approveAfterMs: number | null): AccountStatus {
  if (user.status !== 'review' || user.submittedAt === null || approveAfterMs === null) return user.status;
  return now - user.submittedAt >= approveAfterMs ? 'approved' : 'review';
}
