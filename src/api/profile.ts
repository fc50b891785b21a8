import { queryOptions } from '@tanstack/react-query';
import { asFlag, asNumber, asObject, asText, finderIn, pick, type JsonObject } from '@/lib/jsonValues';
import { dialCode, digitsOf, withoutDial } from '@/lib/phone/dialCode';
import { leadingDial } from '@/lib/phone/dialCountries';
import { ApiError, serverText, unreadable } from './errors';
import { callAndRead } from './http';
import type { ProfileUpdate } from './wire';

/** The user's personal data (product 3.5). A text is empty when the server has none; countries are ids. */
export interface Profile {
  readonly name: { readonly first: string; readonly surnames: string };
  readonly address: {
    readonly street: string;
    readonly houseNo: string;
    readonly flatDoor: string;
    readonly address2: string;
    readonly city: string;
    readonly postcode: string;
    readonly country: number | null;
  };
  readonly extra: {
    readonly countryBirth: number | null;
    /** With a plus, or empty. */
    readonly telephoneCountry: string;
    /** Digits only, without the dial prefix. */
    readonly telephoneNumber: string;
    readonly email: string;
  };
  /** The login, formatted for display, without its dial code; empty when the server does not give it. */
  readonly login: string;
  /** Dial code of a phone login, with a plus; empty for an e-mail. */
  readonly loginCountry: string;
  /** The text of the server about the profile; empty when there is none. */
  readonly information: string;
  /** False only while the profile is in review (product 4.7). */
  readonly permitAmend: boolean;
}

const text = (source: JsonObject | undefined, ...names: readonly string[]) =>
  asText(pick(source, ...names))?.trim() ?? '';

const id = (source: JsonObject | undefined, ...names: readonly string[]) =>
  asNumber(pick(source, ...names)) ?? null;

/** Dial prefix and number. Splits them when the server stores them as one. */
function readPhone(
  extra: JsonObject | undefined,
): Pick<Profile['extra'], 'telephoneCountry' | 'telephoneNumber'> {
  const country = digitsOf(text(extra, 'telephoneCountry', 'TelephoneCountry', 'telephone_country'));
  const number = digitsOf(text(extra, 'telephoneNumber', 'TelephoneNumber', 'telephone_number'));
  if (country !== '' || number !== '')
    return { telephoneCountry: country && dialCode(country), telephoneNumber: number };
  const whole = digitsOf(text(extra, 'telephone', 'Telephone', 'phone')).replace(/^00/, '');
  const dial = leadingDial(whole);
  if (dial === undefined) return { telephoneCountry: '', telephoneNumber: whole };
  return { telephoneCountry: dial, telephoneNumber: whole.slice(dial.length - 1) };
}

/** The objects with the profile's fields, from any of their places in an answer. */
function partsOf(answer: unknown) {
  const body = asObject(answer);
  const source = asObject(pick(body, 'data', 'profile', 'userProfile', 'UserProfile')) ?? body;
  return {
    source,
    name: asObject(pick(source, 'name', 'Name')),
    address: asObject(pick(source, 'address', 'Address')),
    extra: asObject(pick(source, 'extra', 'Extra')),
  };
}

/**
 * Reads the profile in any accepted spelling, also inside data, profile or userProfile.
 * @throws ApiError when the answer is not an object.
 */
export function readProfile(answer: unknown): Profile {
  const { source, name, address, extra } = partsOf(answer);
  if (!source) throw unreadable();
  const dialDigits = digitsOf(text(source, 'loginCountry', 'LoginCountry'));
  const loginCountry = dialDigits && dialCode(dialDigits);
  return {
    name: {
      first: text(name, 'first', 'First', 'firstName', 'FirstName'),
      surnames: text(name, 'surnames', 'Surnames', 'surname', 'lastName', 'LastName'),
    },
    address: {
      street: text(address, 'street', 'Street'),
      houseNo: text(address, 'houseNo', 'HouseNo', 'houseNumber', 'number'),
      flatDoor: text(address, 'flatDoor', 'FlatDoor', 'flat', 'door'),
      address2: text(address, 'address2', 'Address2', 'addressLine2'),
      city: text(address, 'city', 'City'),
      postcode: text(address, 'postcode', 'Postcode', 'postCode', 'PostCode', 'postalCode'),
      country: id(address, 'country', 'Country', 'FKCountry', 'fkCountry'),
    },
    extra: {
      countryBirth: id(extra, 'countryBirth', 'CountryBirth', 'FKCountryBirth', 'fkCountryBirth'),
      ...readPhone(extra),
      email: text(extra, 'email', 'Email', 'eMail'),
    },
    login: withoutDial(text(source, 'login', 'Login'), loginCountry),
    loginCountry,
    information: text(source, 'UserProfileInformation', 'userProfileInformation'),
    permitAmend: asFlag(pick(source, 'PermitAmendProfile', 'permitAmendProfile')) ?? true,
  };
}

/**
 * Reads the answer to a change of the profile; undefined when it is incomplete.
 * @throws ApiError when it has an error text: an error beside the profile is a refusal (product 7.4).
 */
export function readSavedProfile(answer: unknown): Profile | undefined {
  const body = asObject(answer);
  const error = finderIn(body, asObject(pick(body, 'data')))(asText, 'error');
  if (error !== undefined) throw new ApiError('refused', 200, { serverText: serverText('', { error }) });
  const { name, address, extra } = partsOf(answer);
  return name && address && extra ? readProfile(answer) : undefined;
}

/**
 * POST /api/user-profile. A 2xx without an error text means saved.
 * @returns the saved profile; undefined when the answer is incomplete and the profile has to be read again.
 */
export async function updateProfile(update: ProfileUpdate): Promise<Profile | undefined> {
  return await callAndRead('updateProfile', { body: update }, readSavedProfile, { anyBody: true });
}

/** A profile updated with what was saved, for when it cannot be read again. */
export function withUpdate(profile: Profile, { name, address, extra }: ProfileUpdate): Profile {
  return readProfile({
    name: { ...profile.name, ...name },
    address: { ...profile.address, ...address },
    extra: { ...profile.extra, ...extra },
    login: profile.login,
    loginCountry: profile.loginCountry,
    userProfileInformation: profile.information,
    permitAmendProfile: profile.permitAmend,
  });
}

/** The user's personal data. */
export const profileQuery = queryOptions({
  // Stryker disable next-line StringLiteral: the text only has to differ from the other keys.
  queryKey: ['user-profile'],
  queryFn: ({ signal }) =>
    callAndRead('getProfile', {}, readProfile, { signal, headers: { 'x-use-auth-header': 'true' } }),
});
