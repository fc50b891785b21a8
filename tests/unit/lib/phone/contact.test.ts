import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asEmail,
  contactProblem,
  emptyContact,
  isContactComplete,
  leaveContact,
  readContact,
  typeContact,
} from '@/lib/phone/contact';
import { UNKNOWN_DIAL } from '@/lib/phone/phoneInput';

/** The field after a text was typed key by key. */
const typeOut = (text: string, from = emptyContact) =>
  [...text].reduce((contact, key) => typeContact(contact, contact.text + key), from);

describe('a contact field', () => {
  test('becomes a phone at the third digit', () => {
    expect(typeOut('60').mode).toBe('email');
    expect(typeOut('600')).toMatchObject({ mode: 'phone', text: '600', country: 'ES' });
  });

  test('stays an e-mail with a letter or an @', () => {
    expect(typeOut('ana1234')).toMatchObject({ mode: 'email', text: 'ana1234' });
    expect(typeOut('1@2345')).toMatchObject({ mode: 'email', text: '1@2345' });
  });

  test('accepts digits, brackets, hyphens and spaces in a phone', () => {
    expect(typeOut('600 (12)-3x.4').text).toBe('600 (12)-34');
  });

  test('becomes an e-mail with an @, with all typed characters', () => {
    expect(typeOut('007bond@mi6.example')).toMatchObject({ mode: 'email', text: '007bond@mi6.example' });
    expect(typeOut('600@x.example')).toMatchObject({ mode: 'email', text: '600@x.example' });
  });

  test('becomes an e-mail with its button, for keypads without an @', () => {
    const contact = asEmail(typeOut('007bond'));
    expect(contact).toMatchObject({ mode: 'email', text: '007bond' });
    expect(typeOut('9', contact)).toMatchObject({ mode: 'email', text: '007bond9' });
  });

  test('accepts both again when cleared, and keeps the country', () => {
    const venezuelan = typeContact(emptyContact, '+58 412 1234567');
    expect(typeContact(venezuelan, '')).toMatchObject({ mode: 'email', text: '', country: 'VE' });
  });

  test('stays a phone while digits are deleted', () => {
    const short = typeContact(typeOut('6001'), '60');
    expect(short).toMatchObject({ mode: 'phone', text: '60' });
    expect(isContactComplete(short)).toBe(false);
  });

  test.each([
    ['+58 412 1234567', 'VE', '412 1234567'],
    ['0058 412-1234567', 'VE', '412-1234567'],
    ['(+34) 600 123 456', 'ES', '600 123 456'],
    ['+351912345678', 'PT', '912345678'],
    ['+1 809 555 0000', 'US', '809 555 0000'],
    ['+383 54012345', 'XK', '54012345'],
    ['+999 123', 'ES', '+999 123'],
  ])('reads the international number %s', (pasted, country, text) => {
    expect(typeContact(emptyContact, pasted)).toMatchObject({ mode: 'phone', country, text });
    const { country: typedCountry, text: typedText } = typeOut(pasted);
    expect([typedCountry, typedText.trim()]).toEqual([country, text]);
  });

  test('takes a plus typed before a phone for the start of an international number', () => {
    const plus = typeContact(typeOut('600123'), '+');
    expect(plus).toMatchObject({ mode: 'phone', text: '+' });
    expect(typeOut('58412', plus)).toMatchObject({ mode: 'phone', country: 'VE', text: '412' });
  });

  test('is incomplete with a dial code alone, which moves to the picker on blur', () => {
    const dial = typeOut('+351');
    expect(dial).toMatchObject({ mode: 'phone', country: 'ES', text: '+351' });
    expect(isContactComplete(dial)).toBe(false);
    expect(leaveContact(dial)).toMatchObject({ mode: 'phone', country: 'PT', text: '' });
  });

  test('never has invalid characters in a phone, and loses none of an e-mail', () => {
    const key = fc.constantFrom(...'0123456789 ()-+.@ab');
    fc.assert(
      fc.property(fc.array(key, { maxLength: 20 }), (keys) => {
        const contact = typeOut(keys.join(''));
        if (contact.mode === 'email') expect(contact.text).toBe(keys.join(''));
        // A plus appears only while its dial code is being typed.
        else expect(contact.text).toMatch(/^[ (]*\+?[\d() -]*$/);
        if (contact.mode === 'phone' && contactProblem(contact) !== UNKNOWN_DIAL)
          expect(leaveContact(contact).text).toMatch(/^[\d() -]*$/);
      }),
    );
  });

  test('is refused with a dial code of no country, which stays in the field', () => {
    const unknown = leaveContact(typeOut('+999 123456'));
    expect([unknown.text, contactProblem(unknown)]).toEqual(['+999 123456', UNKNOWN_DIAL]);
  });

  test.each(['+34 60000000123456', '+34600000001 23456', '60000000123456'])(
    'is refused as the phone %s',
    (text) => {
      expect(contactProblem(leaveContact(typeOut(text)))).toBe('El teléfono tiene demasiados dígitos.');
    },
  );

  test.each(['ana', 'ana maria@turpial.example', 'ana@turpial.example.'.padEnd(260, 'x')])(
    'is incomplete as the e-mail %j',
    (text) => {
      expect(isContactComplete({ ...emptyContact, text })).toBe(false);
    },
  );

  test('is restored from its navigation state, whatever else that contains', () => {
    const contact = typeOut('600123');
    expect(readContact({ contact })).toMatchObject({ mode: 'phone', text: '600123', country: 'ES' });
    for (const state of [null, 7, {}, { contact: 'x' }, { contact: { mode: 'phone' } }])
      expect(readContact(state)).toEqual(emptyContact);
  });
});
