import { describe, expect, test } from 'vitest';
import {
  accountOf,
  compareAccounts,
  hasOtherDocument,
  hasOtherHolder,
  identifiedBy,
  type Account,
} from '@/features/send/account-check/account';

describe('the account in payment details', () => {
  test.each<readonly [string, Record<string, string>, Account]>([
    ['a phone without its zero', { telefono: '414 000 00 01' }, { phone: '4140000001' }],
    ['a phone that is too short', { telefono: '414 000 001' }, {}],
    ['a holder with spare spaces', { titular: '  Rosa   Elena Pérez ' }, { holder: 'rosa elena perez' }],
    [
      'twenty digits under any name',
      { destino: '0134-0000-87-0000000002' },
      { number: '01340000870000000002' },
    ],
    ['twenty signs that begin with letters', { destino: 'ES340000870000000002' }, {}],
    ['twenty signs that end with a letter', { destino: '0134000087000000000A' }, {}],
    ['a wallet', { monedero: ' VE-0001 ' }, { wallet: 've-0001' }],
    ['an account number of another length', { iban: 'es12 3456' }, { number: 'ES123456' }],
    ['an empty account number', { cuenta: '' }, {}],
    ['a kind of account', { tipo_cuenta: 'CORRIENTE' }, {}],
    ['a bank with its name', { banco: ' 0102 Venezuela' }, { bank: '0102' }],
    ['a bank without a number', { banco: 'Venezuela' }, {}],
    ['a number behind the name of the bank', { banco: 'Venezuela 0102' }, {}],
    ['a number behind a letter', { banco: 'V0102' }, {}],
    ['a longer number', { banco: '01025' }, {}],
    ['the code of a bank after its name', { banco: 'Banesco', bankCode: '0134' }, { bank: '0134' }],
    ['the first of two banks', { banco: '0102', bankCode: '0134' }, { bank: '0102' }],
  ])('%s', (_what, details, account) => {
    expect(accountOf(details)).toStrictEqual(account);
  });

  test('is read once', () => {
    const details = { telefono: '04140000001' };
    expect(accountOf(details)).toBe(accountOf(details));
  });

  test.each<readonly [Account, string | undefined]>([
    [{ number: '1' }, 'account'],
    [{ phone: '1' }, 'account'],
    [{ wallet: 'a', document: 'V1' }, 'account'],
    [{ document: 'V1', bank: '0102' }, 'person'],
    [{ bank: '0102' }, undefined],
  ])('%j is identified by %s', (account, by) => {
    expect(identifiedBy(account)).toBe(by);
  });
});

describe('two accounts', () => {
  test.each<readonly [string, Account, Account, string]>([
    ['the same phone, one bank unknown', { phone: '1' }, { phone: '1', bank: '0102' }, 'same'],
    ['the same number at two banks', { number: '1', bank: '0102' }, { number: '1', bank: '0105' }, 'same'],
    ['a number and a phone', { number: '1' }, { phone: '1' }, 'other'],
    ['nothing that identifies either', { bank: '0102' }, { bank: '0102' }, 'unknown'],
    ['an account and a person', { phone: '1' }, { document: 'V1' }, 'unknown'],
  ])('%s', (_what, a, b, relation) => {
    expect(compareAccounts(a, b)).toBe(relation);
    expect(compareAccounts(b, a)).toBe(relation);
  });

  const part = (name: keyof Account, text: string | undefined): Account =>
    text === undefined ? {} : { [name]: text };
  test.each<readonly [string | undefined, string | undefined, boolean]>([
    ['V1', 'V2', true],
    ['V1', 'V1', false],
    ['V1', undefined, false],
    [undefined, 'V1', false],
    [undefined, undefined, false],
  ])('%s and %s differ: %s', (a, b, differ) => {
    expect(hasOtherDocument(part('document', a), part('document', b))).toBe(differ);
    expect(hasOtherHolder(part('holder', a), part('holder', b))).toBe(differ);
  });
});
