import { dialCode, digitsOf } from '@/lib/dialCode';
import { leadingDial } from '@/lib/dialCountries';
import { asFlag, asNumber, asObject, asText, pick, type JsonObject } from '@/lib/read';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, serverText, unreadable } from './errors';
import { call } from './http';
import type { ProfileUpdate } from './wire';

/** The user's personal data (spec §3). Texts are empty where the server has none; countries are ids. */
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
    /** With its plus, or empty. */
    readonly telephoneCountry: string;
    /** Digits only, without the dial prefix. */
    readonly telephoneNumber: string;
    readonly email: string;
  };
  /** Who logs in, as people read it; empty when the server does not say. */
  readonly login: string;
  /** Dial code of a phone login; empty for an e-mail. */
  readonly loginCountry: string;
  /** The server's words about the profile; empty when there are none. */
  readonly information: string;
  /** False only while the profile is in review (spec §4). */
  readonly permitAmend: boolean;
}

const text = (source: JsonObject | undefined, ...names: readonly string[]) =>
  asText(pick(source, ...names))?.trim() ?? '';

const id = (source: JsonObject | undefined, ...names: readonly string[]) =>
  asNumber(pick(source, ...names)) ?? null;

/** Dial prefix and number, taken apart where the server only has them as one. */
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

/**
 * The profile from any of the tolerated spellings, also inside data, profile or userProfile.
 * @throws ApiError when the answer is no object.
 */
export function readProfile(answer: unknown): Profile {
  const body = asObject(answer);
  const source = asObject(pick(body, 'data', 'profile', 'userProfile', 'UserProfile')) ?? body;
  if (!source) throw unreadable();
  const name = asObject(pick(source, 'name', 'Name'));
  const address = asObject(pick(source, 'address', 'Address'));
  const extra = asObject(pick(source, 'extra', 'Extra'));
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
    login: text(source, 'login', 'Login'),
    loginCountry: text(source, 'loginCountry', 'LoginCountry'),
    information: text(source, 'UserProfileInformation', 'userProfileInformation'),
    permitAmend: asFlag(pick(source, 'PermitAmendProfile', 'permitAmendProfile')) ?? true,
  };
}

/** POST /api/user-profile: the profile as it is then. An error beside it is a refusal (spec §7). */
export async function updateProfile(update: ProfileUpdate): Promise<Profile> {
  const answer = await call('updateProfile', { body: update });
  const error = asText(pick(asObject(answer), 'error'));
  if (error !== undefined) throw new ApiError('refused', 200, { serverText: serverText('', answer) });
  return readProfile(answer);
}

/** The user's personal data. */
export function profileQuery() {
  return queryOptions({
    queryKey: ['user-profile'],
    queryFn: async ({ signal }) =>
      readProfile(await call('getProfile', {}, { signal, headers: { 'x-use-auth-header': 'true' } })),
  });
}
