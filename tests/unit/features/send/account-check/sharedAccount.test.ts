import { bank, beneficiary, elsewhere, pagoMovil, type Details } from '@tests/support/accountSituations';
import { describe, expect, test } from 'vitest';
import type { Beneficiary } from '@/api/beneficiaries';
import { sharedAccountOf } from '@/features/send/account-check/accountCheck';

describe('the same account, saved twice', () => {
  const saved = (...details: readonly Details[]) => details.map((one, index) => beneficiary(one, index + 1));
  const of = ([own, ...others]: readonly Beneficiary[]) => own && sharedAccountOf(own, [own, ...others]);

  test.each<readonly [string, Details, object | undefined]>([
    ['under another alias', { ...pagoMovil, alias: 'Rosa' }, { title: 'Rosa', other: 'nombre' }],
    ['under another holder', { ...pagoMovil, titular: 'Rosa Pérez' }, { title: 'Mamá', other: 'titular' }],
    ['with another cédula', { ...pagoMovil, cedula: 'V7777777' }, { title: 'Mamá', other: 'documento' }],
    ['in other letters only', { ...pagoMovil, alias: 'MAMÁ', cedula: '4.123.456' }, undefined],
    ['with another phone', elsewhere, undefined],
    ['as somebody else', bank, undefined],
  ])('%s', (_what, other, sharedAccount) => {
    expect(of(saved(pagoMovil, other))).toEqual(sharedAccount);
  });

  test('names the one with another document first', () => {
    const other = { ...pagoMovil, alias: 'Prima', cedula: 'V1' };
    expect(of(saved(pagoMovil, { ...pagoMovil, alias: 'Rosa' }, other))).toEqual({
      title: 'Prima',
      other: 'documento',
    });
  });
});
