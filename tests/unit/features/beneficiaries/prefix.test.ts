import { pattern } from '@tests/support/pattern';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPrefix, prefixOf, splitPrefix } from '@/features/beneficiaries/pattern/prefix';

describe('the prefix selector', () => {
  it.each([
    ['^[VE]\\d{6,8}$', ['V', 'E']],
    ['^[VEJPGC]\\d{9}$', ['V', 'E', 'J', 'P', 'G', 'C']],
    ['^(V|E|J)-?\\d+$', ['V', 'E', 'J']],
    ['^[VvEe]\\d+$', ['V', 'E']],
    ['^(V\\d{8}|E\\d{8})$', ['V', 'E']],
    ['^V\\d{8}$|^E\\d{8}$', ['V', 'E']],
    ['^(?:V-\\d{8}|E-[0-9]{8}|J-\\d{8})$', ['V', 'E', 'J']],
    ['^((V|E)\\d{8}|[JG]\\d{8})$', ['V', 'E', 'J', 'G']],
    ['^(V|E)(\\d{8})$', ['V', 'E']],
    ['^((V\\d|E\\d)|J\\d)\\d{7}$', ['V', 'E', 'J']],
    ['^(V\\d+|v\\d+|E\\d+)$', ['V', 'E']],
    ['^(V(\\d){8}|E\\d{8})$', ['V', 'E']],
    ['^[ve]\\d+$', ['v', 'e']],
    ['^(V|0)\\d+$', ['V', '0']],
    ['^[A-J]\\d+$', [...'ABCDEFGHIJ']],
    ['^(?:\\b[VE]|\\B[VE])\\d{8}$', ['V', 'E']],
    ['^[AB][BC]+$', ['A', 'B']],
  ])('is offered for %s', (source, chars) => {
    expect(prefixOf(pattern(source))?.chars).toEqual(chars);
  });

  it.each([
    '^\\d{4}$',
    '^0\\d+$',
    '^[1-9]\\d*$',
    '^[A-Z]\\d+$',
    '^[A-F]{4}$',
    '^[A-F][A-F]{3}$',
    '^[AB][BA]+$',
    '^[BA][AB]+$',
    '^[AB](?:[AB]|\\p{L})+$',
    '^[A-K]\\d+$',
    '^[VE]{1,2}\\d+$',
    '^$',
    '^[VE]?\\d+$',
    '^V\\d+$',
    '^[VE]$',
    '^.+$',
    '^(V\\d{8}|E\\d{7})$',
    '^(V\\p{L}+|E\\p{N}+)$',
    '^(V|E\\d{8})$',
    '^(VE\\d{8}|\\d{8})$',
    '^(0412\\d{7}|0414\\d{7})$',
    '^(1\\d{7}|2\\d{7})$',
  ])('is not offered for %s', (source) => {
    expect(prefixOf(pattern(source))).toBeUndefined();
  });

  it('splits and joins without losing a character', () => {
    const prefix = prefixOf(pattern('^[VE]\\d{6,8}$'));
    if (!prefix) throw new Error('no selector');
    fc.assert(
      fc.property(fc.constantFrom(...prefix.chars), fc.stringMatching(/^\d{1,9}$/), (char, digits) => {
        expect(joinPrefix(prefix, char, digits)).toBe(char + digits);
        expect(splitPrefix(prefix, char + digits)).toEqual({ prefix: char, rest: digits });
      }),
    );
  });

  it('adopts the first character of a pasted text', () => {
    const prefix = prefixOf(pattern('^[VE]\\d{6,8}$'));
    if (!prefix) throw new Error('no selector');
    expect(joinPrefix(prefix, 'V', 'e81234567')).toBe('E81234567');
    expect(joinPrefix(prefix, 'V', '')).toBe('');
    expect(joinPrefix(prefix, 'V', '  81234567')).toBe('V81234567');
    expect(joinPrefix(prefix, 'V', ' ')).toBe('');
    expect(splitPrefix(prefix, '81234567')).toEqual({ prefix: '', rest: '81234567' });
  });

  it('keeps a wrong first character, and one that may follow the prefix', () => {
    const digits = prefixOf(pattern('^[VE]\\d{6,8}$'));
    const letters = prefixOf(pattern('^[VE][A-Z]?\\d+$'));
    if (!digits || !letters) throw new Error('no selector');
    expect(joinPrefix(digits, 'V', 'x12')).toBe('Vx12');
    expect(joinPrefix(letters, 'V', 'E12')).toBe('VE12');
    expect(joinPrefix(letters, 'V', 'e12')).toBe('E12');
  });

  it('finds its own lower-case characters', () => {
    const prefix = prefixOf(pattern('^[ve]\\d+$'));
    if (!prefix) throw new Error('no selector');
    expect(splitPrefix(prefix, 'e12')).toEqual({ prefix: 'e', rest: '12' });
  });
});
