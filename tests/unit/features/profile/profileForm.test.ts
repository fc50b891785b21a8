import { describe, expect, it } from 'vitest';
import { readProfile } from '@/api/profile';
import {
  missingFields,
  profileNotice,
  profileUpdate,
  readValues,
  registeredAs,
  valuesOf,
} from '@/features/profile/profileForm';

const wire = {
  name: { first: 'María', surnames: 'Rondón' },
  address: {
    street: 'Calle del Ejemplo',
    houseNo: '12',
    flatDoor: null,
    address2: null,
    city: 'Madrid',
    postcode: '28001',
    country: 69,
  },
  extra: {
    countryBirth: '238',
    registered: null,
    telephone: '+34600000010',
    telephoneCountry: '34',
    telephoneNumber: '600 000 010',
    email: 'maria@turpial.example',
  },
  login: 'maria@turpial.example',
  loginCountry: null,
  UserProfileInformation: null,
  PermitAmendProfile: true,
  meta: {},
};
const profile = readProfile(wire);
const always = { telephoneCountry: '+34', telephoneNumber: '600000010', email: 'maria@turpial.example' };

describe('the profile form', () => {
  const values = valuesOf(profile);

  it('always sends phone and e-mail, and nothing else without a change', () => {
    expect(profileUpdate(profile, values)).toEqual({ extra: always });
    expect(profileUpdate(profile, { ...values, first: ' María ' })).toEqual({ extra: always });
  });

  it('sends changes only, empty texts as null, countries as numbers', () => {
    const changed = {
      ...values,
      houseNo: ' ',
      country: 70,
      countryBirth: null,
      email: '',
      phone: { dial: '+49', number: '(151) 23-4' },
    };
    expect(profileUpdate(profile, changed)).toEqual({
      address: { houseNo: null, country: 70 },
      extra: { countryBirth: null, telephoneCountry: '+49', telephoneNumber: '151234', email: null },
    });
  });

  it('lists the empty required fields', () => {
    expect(missingFields(values)).toEqual({});
    const incomplete = { ...values, surnames: ' ', country: null, phone: { dial: '+34', number: '() ' } };
    expect(Object.entries(missingFields(incomplete))).toEqual([
      ['surnames', 'apellidos'],
      ['country', 'país de residencia'],
      ['phone', 'teléfono'],
    ]);
  });

  it('starts with the registered contact', () => {
    const empty = readProfile({ login: '600000001', loginCountry: '+49' });
    expect(valuesOf(empty).phone).toEqual({ dial: '+49', number: '600000001' });
    expect(valuesOf(readProfile({ login: 'ana@turpial.example' }))).toMatchObject({
      email: 'ana@turpial.example',
      phone: { dial: '+34', number: '' },
    });
  });

  it("shows the server's text, or the review message", () => {
    expect(profileNotice(profile)).toBe('');
    expect(profileNotice({ ...profile, permitAmend: false })).toMatch(/^Tu perfil está en revisión\./);
    expect(profileNotice({ ...profile, permitAmend: false, information: 'Falta tu firma.' })).toBe(
      'Falta tu firma.',
    );
  });

  it('shows the registered contact', () => {
    expect(registeredAs(profile, undefined)).toBe('maria@turpial.example');
    expect(registeredAs({ ...profile, login: '600000001', loginCountry: '+34' }, undefined)).toBe(
      '+34 600000001',
    );
    expect(registeredAs({ ...profile, login: '' }, 'yo@turpial.example')).toBe('yo@turpial.example');
  });
});

describe('a stored form', () => {
  it('takes a field that it lacks, as after an older release, from the profile', () => {
    const { city: _, ...older } = { ...valuesOf(profile), street: 'Calle Nueva' };
    expect(readValues(older, valuesOf(profile))).toMatchObject({ street: 'Calle Nueva', city: 'Madrid' });
  });

  it.each([undefined, 'Madrid', { street: 7 }])('is nothing else: %j', (value) => {
    expect(readValues(value, valuesOf(profile))).toBeUndefined();
  });
});
