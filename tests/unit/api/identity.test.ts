import { describe, expect, test } from 'vitest';
import {
  contactIdentity,
  emailIdentity,
  identityContact,
  identityFromQuery,
  identityQuery,
  identitySearch,
  phoneIdentity,
} from '@/api/identity';
import { identityLabel } from '@/api/session';
import { emptyContact, typeContact } from '@/lib/phone/contact';
import { countryOfDial } from '@/lib/phone/dialCountries';

const typed = (text: string) => typeContact(emptyContact, text);
const fromQuery = (query: string) => identityFromQuery(new URLSearchParams(query));
const email = { loginType: 1, login: 'ana@turpial.example' } as const;
const phone = { loginType: 2, loginCountry: '+34', phone: '600123' } as const;

test('an identity is shown as the e-mail, or as dial code and digits', () => {
  expect([email, phone].map(identityLabel)).toEqual(['ana@turpial.example', '+34 600123']);
});

describe('the identity of a contact', () => {
  test('is a trimmed, lower-case e-mail', () => {
    expect(contactIdentity(typed(' Ana@Turpial.Example '))).toEqual(email);
  });

  test('is a dial code and digits', () => {
    expect(contactIdentity(typed('600-12 (3)'))).toEqual(phone);
    expect(contactIdentity(typed('+58 412 1234567'))).toEqual({
      loginType: 2,
      loginCountry: '+58',
      phone: '4121234567',
    });
  });

  test.each(['60', 'ana', '+351', ''])('is missing while the field has %j', (text) => {
    expect(contactIdentity(typed(text))).toBeUndefined();
  });
});

test.each([
  ['+34', '600 123', phone],
  ['34', '600123', phone],
  ['0034', '+34 600-123', phone],
  ['+34', '0034600123', phone],
  ['+34', '34600123', { ...phone, phone: '34600123' }],
])('the phone of %j and %j', (dial, number, identity) => {
  expect(phoneIdentity(dial, number)).toEqual(identity);
});

describe('an identity put back into the field', () => {
  test.each([phone, { ...phone, loginCountry: '+58', phone: '4121234567' }, email])('is %j', (identity) => {
    expect(contactIdentity(identityContact(identity))).toEqual(identity);
  });

  test('is an e-mail that looks like a phone, until it is edited', () => {
    const digits = { loginType: 1, login: '123@turpial.example' } as const;
    const contact = identityContact(digits);
    expect(contact).toMatchObject({ mode: 'email', text: digits.login, typed: digits.login });
    expect(contactIdentity(contact)).toEqual(digits);
  });

  test('keeps the number if the picker does not have its dial code', () => {
    expect(countryOfDial('+999')).toBeUndefined();
    expect(identityContact({ ...phone, loginCountry: '+999' })).toMatchObject({
      mode: 'phone',
      country: 'ES',
      text: '600123',
    });
  });
});

describe('the query of an identity', () => {
  test('has the names of the server', () => {
    expect(identityQuery(email)).toEqual({ loginType: '1', login: 'ana@turpial.example' });
    expect(identityQuery(phone)).toEqual({ loginType: '2', loginCountry: '+34', phone: '600123' });
  });

  test('has an encoded plus', () => {
    expect(identitySearch(phone)).toBe('loginType=2&loginCountry=%2B34&phone=600123');
  });

  test.each([email, phone, emailIdentity('ana+1@turpial.example')])(
    '%j survives the round trip',
    (identity) => {
      expect(fromQuery(identitySearch(identity))).toEqual(identity);
    },
  );

  test('is read with an unencoded plus, which arrives as a space', () => {
    expect(fromQuery('loginType=2&loginCountry=+34&phone=600123')).toEqual(phone);
  });

  test('is read with the unencoded plus of an address', () => {
    expect(fromQuery('loginType=1&login=ana+1@turpial.example')).toEqual(
      emailIdentity('ana+1@turpial.example'),
    );
  });

  test('is read without the invisible marks that a chat adds', () => {
    const address = encodeURIComponent('\u202aAna@turpial.example\u202c\u200b');
    expect(fromQuery(`loginType=1&login=${address}`)).toEqual(email);
    const number = encodeURIComponent('\u2068600\u00a0123\u2069');
    expect(fromQuery(`loginType=2&loginCountry=%2B34&phone=${number}`)).toEqual(phone);
  });

  test.each([
    'loginType=2&loginCountry=%2B34&phone=%2B584141234567',
    'loginType=1&login=Tu\u2800cuenta\u3164est%C3%A1@turpial',
    'loginType=1&login=Tu cuenta est%C3%A1 bloqueada: llama al 900@ahora',
    'loginType=1&login=ana@turpial.example llama ya',
    'loginType=1&login=ana%0A@turpial.example',
    `loginType=1&login=${'a'.repeat(250)}@turpial.example`,
    'loginType=2&loginCountry=%2B34&phone=llama al 900 123 456',
    'loginType=2&loginCountry=%2B999&phone=600123',
    `loginType=2&loginCountry=%2B34&phone=${'6'.repeat(14)}`,
  ])('%j has not the form of an identity', (query) => {
    expect(fromQuery(query)).toBeUndefined();
  });

  test.each([
    '',
    'loginType=1',
    'loginType=1&login=ana',
    'loginType=2&login=ana@turpial.example',
    'login=ana@turpial.example',
    'loginType=2',
    'loginType=2&phone=600123',
    'loginType=2&loginCountry=&phone=600123',
    'loginType=2&loginCountry=%2B34',
    'loginType=2&loginCountry=%2B34&phone=60',
    'loginType=1&loginCountry=%2B34&phone=600123',
    'loginCountry=%2B34&phone=600123',
  ])('%j is not complete', (query) => {
    expect(fromQuery(query)).toBeUndefined();
  });
});
