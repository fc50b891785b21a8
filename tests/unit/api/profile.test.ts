import { scriptedServer } from '@tests/support/scriptedServer';
import { describe, expect, test } from 'vitest';
import { readProfile, updateProfile, withUpdate, type Profile } from '@/api/profile';

const empty: Profile = {
  name: { first: '', surnames: '' },
  address: { street: '', houseNo: '', flatDoor: '', address2: '', city: '', postcode: '', country: null },
  extra: { countryBirth: null, telephoneCountry: '', telephoneNumber: '', email: '' },
  login: '',
  loginCountry: '',
  information: '',
  permitAmend: true,
};

const full: Profile = {
  name: { first: 'María', surnames: 'Rondón' },
  address: {
    street: 'Mayor',
    houseNo: '1',
    flatDoor: '2B',
    address2: 'Patio',
    city: 'Madrid',
    postcode: '28001',
    country: 69,
  },
  extra: {
    countryBirth: 238,
    telephoneCountry: '+34',
    telephoneNumber: '600000010',
    email: 'm@turpial.example',
  },
  login: '600000001',
  loginCountry: '+49',
  information: 'En revisión',
  permitAmend: false,
};

test('an empty profile has empty texts and may be changed', () => {
  expect(readProfile({})).toEqual(empty);
});

test('a profile is an object', () => {
  for (const answer of ['oops', null, []])
    expect(() => readProfile(answer)).toThrow('Respuesta inesperada del servidor');
});

/** The accepted names of each text, in each part. */
const spellings: readonly (readonly ['name' | 'address' | 'extra', string, readonly string[]])[] = [
  ['name', 'first', ['first', 'First', 'firstName', 'FirstName']],
  ['name', 'surnames', ['surnames', 'Surnames', 'surname', 'lastName', 'LastName']],
  ['address', 'street', ['street', 'Street']],
  ['address', 'houseNo', ['houseNo', 'HouseNo', 'houseNumber', 'number']],
  ['address', 'flatDoor', ['flatDoor', 'FlatDoor', 'flat', 'door']],
  ['address', 'address2', ['address2', 'Address2', 'addressLine2']],
  ['address', 'city', ['city', 'City']],
  ['address', 'postcode', ['postcode', 'Postcode', 'postCode', 'PostCode', 'postalCode']],
  ['address', 'country', ['country', 'Country', 'FKCountry', 'fkCountry']],
  ['extra', 'countryBirth', ['countryBirth', 'CountryBirth', 'FKCountryBirth', 'fkCountryBirth']],
  ['extra', 'email', ['email', 'Email', 'eMail']],
  ['extra', 'telephoneNumber', ['telephoneNumber', 'TelephoneNumber', 'telephone_number']],
];

describe.each(spellings)('in %s, %s', (part, field, names) => {
  test.each(names)('is read from %s', (name) => {
    const capital = `${part.charAt(0).toUpperCase()}${part.slice(1)}`;
    const isCountry = field.startsWith('country');
    for (const place of [part, capital])
      expect(readProfile({ [place]: { [name]: ' 12 ' } })[part]).toMatchObject({
        [field]: isCountry ? 12 : '12',
      });
  });
});

test.each([
  [{ login: 'a@b.example' }, { login: 'a@b.example' }],
  [{ Login: 'a@b.example' }, { login: 'a@b.example' }],
  [{ loginCountry: '49' }, { loginCountry: '+49' }],
  [{ LoginCountry: '49' }, { loginCountry: '+49' }],
  [{ loginCountry: '0049' }, { loginCountry: '+49' }],
  [{ loginCountry: 49 }, { loginCountry: '+49' }],
  [{ loginCountry: '+' }, { loginCountry: '' }],
  [{ login: '+49600000001', loginCountry: '+49' }, { login: '600000001' }],
  [{ UserProfileInformation: 'x' }, { information: 'x' }],
  [{ userProfileInformation: 'x' }, { information: 'x' }],
  [{ PermitAmendProfile: false }, { permitAmend: false }],
  [{ permitAmendProfile: 0 }, { permitAmend: false }],
  [{ data: { login: 'x' } }, { login: 'x' }],
  [{ profile: { login: 'x' } }, { login: 'x' }],
  [{ userProfile: { login: 'x' } }, { login: 'x' }],
  [{ UserProfile: { login: 'x' } }, { login: 'x' }],
])('a profile is read from %j', (answer, fields) => {
  expect(readProfile(answer)).toMatchObject(fields);
});

describe('a phone', () => {
  const phoneOf = (extra: object) => {
    const { telephoneCountry, telephoneNumber } = readProfile({ extra }).extra;
    return `${telephoneCountry} ${telephoneNumber}`;
  };

  test.each([
    [{ telephoneCountry: '34' }, '+34 '],
    [{ TelephoneCountry: '+34', telephoneNumber: '600 000' }, '+34 600000'],
    [{ telephone_country: '0034', telephone: '+58 412' }, '+34 '],
    [{ telephoneNumber: '600', telephone: '+58 412' }, ' 600'],
    [{ telephone: '+58 412-1234567' }, '+58 4121234567'],
    [{ Telephone: '0058 412-1234567' }, '+58 4121234567'],
    [{ phone: '34600000010' }, '+34 600000010'],
    // 00 inside a number is no prefix of a call.
    [{ phone: '34600000000' }, '+34 600000000'],
    [{ phone: '0999' }, ' 0999'],
  ])('is read from %j', (extra, phone) => {
    expect(phoneOf(extra)).toBe(phone);
  });
});

const server = scriptedServer();

test('a profile is sent as it is given', async () => {
  await updateProfile({ extra: { email: null } });
  expect(server.requests()).toMatchObject([
    { method: 'POST', url: '/api/user-profile', body: { extra: { email: null } } },
  ]);
});

describe('the answer to a saved profile', () => {
  const { name, address, extra } = full;

  test.each([[{ address, extra }], [{ name, extra }], [{ name, address }]])(
    'is no profile if a part is missing: %j',
    async (answer) => {
      server.answers(answer);
      expect(await updateProfile({})).toBeUndefined();
    },
  );

  test.each(['OK', '', null, [], { ok: false }, true, 5])('need not be a profile: %j', async (answer) => {
    server.answers(answer);
    expect(await updateProfile({})).toBeUndefined();
  });

  test('is the profile if it is whole', async () => {
    server.answers({ name, address, extra });
    expect(await updateProfile({})).toMatchObject({ name, address, extra });
  });

  test.each([{ name, address, extra, error: ' No vale. ' }, { data: { error: 'No vale.' } }])(
    'can be a refusal: %j',
    async (answer) => {
      server.answers(answer);
      await expect(updateProfile({})).rejects.toMatchObject({
        kind: 'refused',
        status: 200,
        message: 'No vale.',
        details: { serverText: 'No vale.' },
      });
    },
  );
});

test('a profile keeps what an update does not name', () => {
  expect(withUpdate(full, {})).toEqual(full);
  expect(
    withUpdate(full, {
      name: { first: 'Ana' },
      address: { city: 'Vigo', country: 70 },
      extra: { telephoneCountry: '+34', telephoneNumber: '1', email: null },
    }),
  ).toEqual({
    ...full,
    name: { ...full.name, first: 'Ana' },
    address: { ...full.address, city: 'Vigo', country: 70 },
    extra: { ...full.extra, telephoneNumber: '1', email: '' },
  });
});
