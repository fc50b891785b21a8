import {
  bank,
  beneficiary,
  cash,
  DAY,
  elsewhere,
  findingOf,
  HOUR,
  many,
  minutesAgo,
  NOW,
  pagoMovil,
  twin,
  type Situation,
} from '@tests/support/accountSituations';
import { describe, expect, test } from 'vitest';

describe('a warning is due', () => {
  const double = (at: number, name: string | undefined = 'Mamá') => ({ kind: 'double', name, at: NOW - at });
  const first = (certain = true) => ({ kind: 'first', certain });
  const changed = { kind: 'changed' };

  test.each<readonly [string, Situation, object]>([
    ['the same transfer 4 minutes ago', { history: [minutesAgo(4)] }, double(240_000)],
    ['the same transfer a moment ago', { history: [minutesAgo(0)] }, double(0)],
    ['the same transfer just under 24 hours ago', { history: [{ ago: DAY - 1 }] }, double(DAY - 1)],
    ['one that a fast server dates in the future', { history: [minutesAgo(-2)] }, double(-120_000)],
    [
      'the same amount, written otherwise',
      { amount: '50.00', history: [minutesAgo(4, { amount: '50.0' })] },
      double(240_000),
    ],
    ['the newest of two', { history: [minutesAgo(4), minutesAgo(9)] }, double(240_000)],
    [
      'the same transfer under another alias',
      { history: [minutesAgo(4, { alias: 'Rosa' })] },
      double(240_000, 'Rosa'),
    ],
    [
      'the same transfer without an alias',
      { history: [minutesAgo(4, { alias: null })] },
      { kind: 'double', name: undefined, at: NOW - 240_000 },
    ],
    [
      'behind another transfer of the same amount',
      { history: [minutesAgo(2, { alias: 'Tío Ramón', to: bank }), minutesAgo(4)] },
      double(240_000),
    ],
    [
      'the same phone with its country code',
      { history: [minutesAgo(4, { to: { ...pagoMovil, telefono: '+58 414-000 00 01' } })] },
      double(240_000),
    ],
    [
      'the same account with spaces and dashes',
      {
        to: beneficiary(bank),
        history: [minutesAgo(4, { alias: 'Tío Ramón', to: { ...bank, cuenta: '0134-0000-87-0000000002' } })],
      },
      double(240_000, 'Tío Ramón'),
    ],
    [
      'the same account under other field names',
      {
        to: beneficiary(bank),
        history: [
          minutesAgo(4, {
            alias: 'Ramón',
            to: { accountNumber: '01340000870000000002', holder: 'R. Rondón' },
          }),
        ],
      },
      double(240_000, 'Ramón'),
    ],
    [
      'the same phone where the bank is missing',
      { history: [minutesAgo(4, { to: { telefono: '04140000001' } })] },
      double(240_000),
    ],
    [
      'cash for the same person',
      {
        to: beneficiary(cash),
        history: [
          minutesAgo(4, {
            alias: 'Abuela Carmen',
            to: { nombre: 'Carmen Teresa Gil', cedula: 'V-2.345.678' },
          }),
        ],
      },
      double(240_000, 'Abuela Carmen'),
    ],
    ['an unknown status', { history: [minutesAgo(4, { status: 'En vuelo' })] }, double(240_000)],
    ['no status', { history: [minutesAgo(4, { status: null })] }, double(240_000)],
    ['no currency', { history: [minutesAgo(4, { currency: null })] }, double(240_000)],
    [
      'an account that another one of the name would explain',
      { history: [minutesAgo(4)], saved: [twin] },
      double(240_000),
    ],

    ['no exchange at all', {}, first()],
    ['exchanges to others only', { history: [{ alias: 'Tío Ramón', to: bank }] }, first()],
    ['only an exchange that was refused', { history: [{ status: 'Rechazado' }] }, first()],
    [
      'the same phone at another bank, under another alias',
      { history: [{ alias: 'Rosa', to: { ...pagoMovil, banco: '0105' } }] },
      first(),
    ],
    [
      'exchanges to others that the list does not contain',
      { history: [{ alias: 'Tío Ramón', to: bank }], unlisted: 3 },
      first(false),
    ],
    [
      'another one whose details cannot be read',
      {
        history: [
          { alias: 'Tío Ramón', to: bank },
          { alias: 'José', to: null },
        ],
      },
      first(false),
    ],
    [
      'more exchanges than one check reads',
      { history: many(21, { alias: 'Tío Ramón', to: bank }) },
      first(false),
    ],
    [
      'the account of another beneficiary of the same name',
      { to: beneficiary(pagoMovil), saved: [twin], history: [{ to: elsewhere }] },
      first(),
    ],

    ['an exchange without a name to another account', { history: [{ alias: null, to: elsewhere }] }, first()],
    [
      'another phone, beside beneficiaries with other accounts',
      { saved: [beneficiary(bank, 2)], history: [{ to: elsewhere }] },
      changed,
    ],
    [
      'an account that is also saved with another name',
      {
        saved: [beneficiary({ ...elsewhere, alias: 'Papá', titular: 'Luis Gil' }, 2)],
        history: [{ ago: DAY, amount: '20', to: elsewhere }, {}],
      },
      changed,
    ],
    ['another phone than in the last exchange', { history: [{ to: elsewhere }] }, changed],
    ['another bank for the same phone', { history: [{ to: { ...pagoMovil, banco: '0105' } }] }, changed],
    [
      'another account number',
      {
        to: beneficiary(bank),
        history: [{ alias: 'Tío Ramón', to: { ...bank, cuenta: '01050000150000000003' } }],
      },
      changed,
    ],
    [
      'a bank account instead of a phone',
      { to: beneficiary({ ...bank, alias: 'Mamá' }), history: [{}] },
      changed,
    ],
    [
      'the account before the last one',
      { history: [{ ago: DAY, amount: '20', to: elsewhere }, { ago: 9 * DAY }] },
      changed,
    ],
    [
      'another person who collects',
      { to: beneficiary(cash), history: [{ alias: 'Abuela Carmen', to: { ...cash, cedula: 'V9999999' } }] },
      changed,
    ],
    [
      'cash instead of an account',
      { to: { ...beneficiary({ ...cash, alias: 'Mamá' }), paymentMethodId: 3 }, history: [{}] },
      changed,
    ],
    ['a name in other letters', { history: [{ alias: 'MAMA', to: elsewhere }] }, changed],
    ['the name of the holder', { history: [{ alias: 'Rosa Elena Pérez', to: elsewhere }] }, changed],
    [
      'a newer change, and an older one of the same amount',
      {
        history: [
          { ago: 2 * HOUR, amount: '20', to: elsewhere },
          { ago: 20 * HOUR, to: elsewhere },
        ],
      },
      changed,
    ],
  ])('%s', (_what, situation, finding) => {
    expect(findingOf(situation)).toEqual(finding);
  });
});
