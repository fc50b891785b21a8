import { describe, expect, it } from 'vitest';
import { accountNotes, checkDigitsFit } from '@/features/beneficiaries/bankAccount';

describe('a Venezuelan account number', () => {
  it.each([
    '01020000890000000001',
    '01340000870000000002',
    '01050000150000000003',
    // Both check digits are 9, 0 (for 10) and 1 (for 11).
    '01340005999876543021',
    '01340027009876543007',
    '01340018119876543007',
  ])('matches its check digits: %s', (account) => {
    expect(checkDigitsFit(account)).toBe(true);
    expect(accountNotes(account, []).suspicious).toBe(false);
    for (const place of [8, 9]) {
      const digit = (Number(account.charAt(place)) + 1) % 10;
      const other = `${account.slice(0, place)}${digit}${account.slice(place + 1)}`;
      expect(checkDigitsFit(other)).toBe(false);
      expect(accountNotes(other, []).suspicious).toBe(true);
    }
  });

  it('changes its check digits with each other digit', () => {
    const account = '01340000870000000002';
    for (const place of [...account].keys()) {
      const digit = (Number(account.charAt(place)) + 1) % 10;
      const other = `${account.slice(0, place)}${digit}${account.slice(place + 1)}`;
      expect([place, checkDigitsFit(other)]).toEqual([place, false]);
    }
  });

  it('is not judged before it is complete, nor if it is longer or has other characters', () => {
    for (const text of ['', '0134000099000000000', '013400009900000000021', '0134-0000-99-0000000002'])
      expect(accountNotes(text, []).suspicious).toBe(false);
  });

  it("shows its bank from the first four digits on, with the form's text if it has one", () => {
    expect(accountNotes('013', [])).toEqual({ bank: undefined, suspicious: false });
    expect(accountNotes('0134', [])).toEqual({ bank: 'Banesco', suspicious: false });
    expect(accountNotes('01340000', []).bank).toBe('Banesco');
    const options = [
      { value: '0102', label: 'Venezuela' },
      { value: '0134', label: 'Banesco Universal' },
      { value: '013', label: 'Otro' },
    ];
    expect(accountNotes('0134', options).bank).toBe('Banesco Universal');
    expect(accountNotes('013', options).bank).toBeUndefined();
    expect(accountNotes('9999', []).bank).toBeUndefined();
  });

  it.each(['0134x', 'x0134', '0134 ', '0134x5'])(
    'has no bank while the text has other characters: %j',
    (text) => {
      expect(accountNotes(text, []).bank).toBeUndefined();
    },
  );
});
