import {
  bank,
  beneficiary,
  cash,
  checkOf,
  DAY,
  elsewhere,
  findingOf,
  HOUR,
  judgementOf,
  many,
  minutesAgo,
  NOW,
  pagoMovil,
  twin,
  type Past,
  type Situation,
} from '@tests/support/accountSituations';
import { describe, expect, test } from 'vitest';

describe('no warning', () => {
  const known = (ago: number | null = 10 * DAY) => ({ kind: 'known', at: ago === null ? null : NOW - ago });

  test.each<readonly [string, Situation, object]>([
    ['a plain repeat', { history: [{}] }, known()],
    ['a plain repeat every month', { history: [{}, { ago: 40 * DAY }, { ago: 70 * DAY }] }, known()],
    ['a plain repeat after exactly 24 hours', { history: [{ ago: DAY }] }, known(DAY)],
    ['another amount on the same day', { history: [minutesAgo(4, { amount: '50.01' })] }, known(240_000)],
    ['an unreadable amount on the same day', { history: [minutesAgo(4, { amount: null })] }, known(240_000)],
    [
      'the same number in another currency',
      { history: [minutesAgo(4, { currency: 'USD' })] },
      known(240_000),
    ],
    ['the same amount without a date', { history: [{ ago: null }] }, known(null)],
    [
      'the same amount to somebody else',
      { history: [minutesAgo(4, { alias: 'Tío Ramón', to: bank }), {}] },
      known(),
    ],
    [
      'after a repetition that was cancelled',
      { history: [minutesAgo(4, { status: 'Cancelado' }), {}] },
      known(),
    ],
    [
      'after a repetition that was returned',
      { history: [minutesAgo(4, { status: 'DEVUELTO' }), {}] },
      known(),
    ],
    [
      'after a refused exchange to another account',
      { history: [{ ago: DAY, status: 'Rechazado', to: elsewhere }, {}] },
      known(),
    ],
    [
      'a beneficiary with a new alias',
      { to: beneficiary({ ...pagoMovil, alias: 'Mi vieja' }), history: [{ alias: 'Rosa', to: pagoMovil }] },
      known(),
    ],
    [
      'two saved accounts of one name, the other one last',
      { saved: [twin], history: [{ ago: DAY, amount: '20', to: elsewhere }, {}] },
      known(),
    ],
    [
      'a document with a check digit',
      { to: beneficiary(cash), history: [{ alias: 'Abuela Carmen', to: { cedula: 'V023456781' } }] },
      known(),
    ],
    [
      'cash to another address',
      { to: beneficiary(cash), history: [{ alias: 'Abuela Carmen', to: { ...cash, ciudad: 'Coro' } }] },
      known(),
    ],
    [
      'behind twenty newer exchanges',
      { history: [...many(25, { ago: DAY, alias: 'Tío Ramón', to: bank }), {}] },
      known(),
    ],
    [
      'an older change of the same amount',
      {
        history: [
          { ago: 2 * HOUR, amount: '20' },
          { ago: 20 * HOUR, to: elsewhere },
        ],
      },
      known(2 * HOUR),
    ],
    ['details that cannot be read', { history: [{ to: null }] }, { kind: 'unknown' }],
    ['details without an account', { history: [{ to: { detalle: 'Pago a Rosa' } }] }, { kind: 'unknown' }],
    [
      'details that hide the account',
      { history: [{ to: { ...pagoMovil, telefono: '*******0001', cedula: '***' } }] },
      { kind: 'unknown' },
    ],
    [
      'a hidden account number beside a document',
      {
        to: beneficiary(bank),
        history: [{ alias: 'Tío Ramón', to: { cuenta: '0134************0002', rif: 'V5234567' } }],
      },
      { kind: 'unknown' },
    ],
    [
      'a hidden wallet',
      { to: beneficiary({ alias: 'Mamá', monedero: 'VE-0001' }), history: [{ to: { monedero: 'VE-***1' } }] },
      { kind: 'unknown' },
    ],
    [
      'a text without an account, by another method',
      { history: [{ to: { detalle: 'Pago' }, method: 2 }] },
      { kind: 'unknown' },
    ],
    [
      'a document without an account, by the same method',
      { history: [{ to: { cedula: 'V4123456' } }] },
      { kind: 'unknown' },
    ],
    [
      'a document without an account, by an unknown method',
      { history: [{ to: { cedula: 'V4123456' }, method: null }] },
      { kind: 'unknown' },
    ],
    [
      'a document without an account, for an old beneficiary',
      { to: { ...beneficiary(pagoMovil), paymentMethodId: 0 }, history: [{ to: { cedula: 'V4123456' } }] },
      { kind: 'unknown' },
    ],
    [
      'only others whose details cannot be read',
      { history: [{ alias: 'José', to: null }] },
      { kind: 'unknown' },
    ],
    [
      'a beneficiary without an account',
      { to: beneficiary({ alias: 'Mamá' }), history: [{}] },
      { kind: 'unknown' },
    ],
    [
      'a beneficiary without an account, before the first exchange',
      { to: beneficiary({ alias: 'Mamá' }) },
      { kind: 'unknown' },
    ],
    [
      'an older change, with the account saved under two names',
      {
        saved: [beneficiary({ ...pagoMovil, alias: 'Rosa' }, 2)],
        history: [{}, { ago: 40 * DAY, to: elsewhere }],
      },
      known(),
    ],
    ['details that are still being read', { history: [{ to: undefined }] }, { kind: 'loading' }],
    [
      'details of a possible repetition that are still being read',
      { history: [minutesAgo(4, { to: undefined })] },
      { kind: 'loading' },
    ],
  ])('%s', (_what, situation, finding) => {
    expect(findingOf(situation)).toEqual(finding);
  });
});

describe('the details that a check reads', () => {
  const unread = (changes: Past = {}): Past => ({ ...changes, to: undefined });

  test('are one for a plain repeat', () => {
    expect(judgementOf({ history: [unread(), ...many(30, unread())] }).wanted).toEqual(['TRP-0']);
  });

  test('are at most twenty', () => {
    const history = many(30, unread({ alias: 'Tío Ramón' }));
    expect(judgementOf({ history }).wanted).toHaveLength(20);
  });

  test('are at most twenty, old ones with the name included', () => {
    const history = [
      ...many(30, unread({ alias: 'José', ago: HOUR })),
      ...many(5, unread({ to: undefined })),
    ];
    expect(judgementOf({ history }).wanted).toHaveLength(20);
    const read = history.map((one) => ({ ...one, to: elsewhere }));
    expect(judgementOf({ history: read, saved: [twin] }).finding).toEqual({ kind: 'first', certain: false });
  });

  test('are five with the name, beside the newest', () => {
    const history = [...many(30, unread({ alias: 'José' })), ...many(30, unread())];
    const { candidates } = checkOf({ history });
    expect(candidates.map(({ named }) => named)).toEqual([
      ...Array<boolean>(15).fill(false),
      ...Array<boolean>(5).fill(true),
    ]);
  });

  test('are none when the account is known', () => {
    expect(judgementOf({ history: [minutesAgo(4), ...many(30, unread())] }).wanted).toEqual([]);
  });

  test('begin with a possible repetition under any name', () => {
    const history = [
      ...many(30, unread({ ago: HOUR, alias: 'José', amount: '9' })),
      unread({ ago: HOUR, alias: null }),
    ];
    expect(judgementOf({ history }).wanted).toEqual(['TRP-30']);
  });
});
