import { json, scriptedServer } from '@tests/support/scriptedServer';
import { describe, expect, test, vi } from 'vitest';
import { deleteBeneficiary, readBeneficiaries, saveBeneficiary } from '@/api/beneficiaries';

const server = scriptedServer();
const read = (row: object) => readBeneficiaries([row])[0];

describe('a beneficiary', () => {
  test.each(['id', 'Id', 'pkBeneficiary', 'PKBeneficiary', 'beneficiaryId'])('has its id in %s', (name) => {
    expect(read({ [name]: '7' })).toStrictEqual({ id: 7, paymentMethodId: 0, paymentDetails: {} });
  });

  test.each(['paymentMethodId', 'PaymentMethodId', 'fkPaymentMethod', 'FKPaymentMethod', 'pkPaymentMethod'])(
    'has its method in %s',
    (name) => expect(read({ id: 7, [name]: '2' })?.paymentMethodId).toBe(2),
  );

  test.each(['paymentDetails', 'PaymentDetails', 'payment_details'])('has its details in %s', (name) => {
    const details = { alias: 'Mamá', vacio: ' ', cuenta: 123, nada: null };
    for (const value of [details, JSON.stringify(details)])
      expect(read({ id: 7, [name]: value })?.paymentDetails).toEqual({ alias: 'Mamá', cuenta: '123' });
  });

  test.each([
    [[{ id: 7 }]],
    [{ data: [{ id: 7 }] }],
    [{ beneficiaries: [{ id: 7 }] }],
    [{ Beneficiaries: [{ id: 7 }] }],
  ])('is read from %j', (answer) => expect(readBeneficiaries(answer)).toHaveLength(1));

  test('is not read from an answer without a list', () => {
    expect(() => readBeneficiaries({ total: 3 })).toThrow('Respuesta inesperada del servidor');
  });

  test('needs an id', () => {
    expect(readBeneficiaries([{ paymentMethodId: 1 }, null, 'x', { id: 7 }]).map(({ id }) => id)).toEqual([
      7,
    ]);
  });

  test('is listed once', () => {
    expect(readBeneficiaries([{ id: 7 }, { id: 8 }, { id: '7', paymentMethodId: 2 }])).toHaveLength(2);
  });
});

describe('a legacy row', () => {
  const own = {
    Id: 1,
    pkBeneficiary: 1,
    PKBeneficiary: 1,
    beneficiaryId: 1,
    paymentMethodId: 2,
    PaymentMethodId: 2,
    fkPaymentMethod: 2,
    FKPaymentMethod: 2,
    pkPaymentMethod: 2,
    Type: 'x',
    userId: 4,
    fkUser: 4,
    FKUser: 4,
    paymentMethod: 'Pago móvil',
    paymentMethodName: 'Pago móvil',
    PaymentMethodName: 'Pago móvil',
    PaymentDetails: '',
    payment_details: '',
  };

  test.each([
    [{ type: 'pago_movil' }, 'pago_movil'],
    [{ Type: ' PAGO_MOVIL ' }, 'pago_movil'],
    [{ type: 'Transferencia' }, 'transferencia'],
    [{ paymentDetails: { Type: 'transferencia' } }, 'transferencia'],
    [{ type: 'otro' }, undefined],
    [{ type: '' }, undefined],
  ])('%j is one of the kind %j', (row, type) => {
    expect(read({ id: 7, ...row })?.legacyType).toBe(type);
  });

  test('has no details that describe the row itself', () => {
    const row = { id: 1, ...own, type: 'pago_movil', telefono: '0414' };
    expect(read(row)?.paymentDetails).toEqual({ telefono: '0414' });
  });

  const keysOf = (row: object) => Object.keys(read({ id: 1, ...row })?.paymentDetails ?? {});
  const names = ['alias', 'nickname', 'apodo', 'nombre_corto'];

  test.each([
    ['pago_movil', [...names, 'telefono', 'cedula', 'bankCode']],
    ['transferencia', [...names, 'beneficiario', 'cedula', 'cuenta']],
  ])('of the kind %s has its known details first, then the others', (type, known) => {
    const others = { zona: '1', nota: '2' };
    const details = Object.fromEntries([...known].reverse().map((name) => [name, 'x']));
    expect(keysOf({ type, ...others, ...details })).toEqual([...known, 'zona', 'nota']);
    expect(keysOf({ type, paymentDetails: { ...others, ...details, Type: type } })).toEqual([
      ...known,
      'zona',
      'nota',
    ]);
  });

  test('takes its details from the row if the details object has only a type', () => {
    expect(read({ id: 1, paymentDetails: { type: 'pago_movil' }, telefono: '0414' })?.paymentDetails).toEqual(
      {
        telefono: '0414',
      },
    );
  });

  test('keeps a user id among the details of its details object, and nothing from beside it', () => {
    expect(
      read({ id: 1, type: 'pago_movil', creado: 'hoy', paymentDetails: { userId: '4', telefono: '0414' } })
        ?.paymentDetails,
    ).toEqual({ telefono: '0414', userId: '4' });
  });
});

describe('a saved beneficiary', () => {
  const body = { paymentMethodId: 1, paymentDetails: { alias: 'Luisa', cedula: 'V1' } };
  const saved = { id: 9, ...body };
  const save = (known: readonly number[] | undefined = []) =>
    saveBeneficiary(body, { known, idempotencyKey: 'clave' });

  test('is sent with its key', async () => {
    server.answers(saved);
    expect(await save()).toEqual(saved);
    expect(server.requests()).toMatchObject([
      { method: 'POST', url: '/api/beneficiaries', body, headers: { 'idempotency-key': 'clave' } },
    ]);
  });

  test.each([[{ data: saved }], [{ beneficiary: saved }], [{ Beneficiary: saved }]])(
    'is read from %j',
    async (answer) => {
      server.answers(answer);
      expect(await save()).toEqual(saved);
      expect(server.asked).toHaveLength(1);
    },
  );

  test('has method and details of the answer, else those that were sent', async () => {
    server.answers({ id: 9 });
    expect(await save()).toEqual(saved);
    server.answers({ id: 9, paymentMethodId: 2, paymentDetails: { alias: 'L' } });
    expect(await save()).toEqual({ id: 9, paymentMethodId: 2, paymentDetails: { alias: 'L' } });
  });

  // The server sends every call the same list, which is no answer to the save.
  const found = async (list: readonly object[], known?: readonly number[]) => {
    server.answers(list);
    return (await saveBeneficiary(body, { known, idempotencyKey: 'k' }))?.id;
  };
  const same = { ...body, paymentDetails: { cedula: 'V1', alias: 'Luisa' } };
  const other = { ...body, paymentDetails: { alias: 'Rosa' } };

  test.each<[string, readonly object[], readonly number[] | undefined, number | undefined]>([
    [
      'the new row with the same details',
      [
        { id: 1, ...same },
        { id: 2, ...same },
        { id: 3, ...other },
      ],
      [1],
      2,
    ],
    [
      'the last of two such rows',
      [
        { id: 1, ...same },
        { id: 2, ...same },
      ],
      undefined,
      2,
    ],
    [
      'the only new row',
      [
        { id: 1, ...other },
        { id: 2, ...other },
      ],
      [1],
      2,
    ],
    [
      'a known row with the same details, if two others are new',
      [
        { id: 1, ...same },
        { id: 2, ...other },
        { id: 3, ...other },
      ],
      [1],
      1,
    ],
    ['none, if no row has the same method', [{ id: 1, ...same, paymentMethodId: 2 }], undefined, undefined],
    ['none, if no row has the same details', [{ id: 1, ...other }], [1], undefined],
  ])('without an id in the answer is %s', async (_which, list, known, id) => {
    expect(await found(list, known)).toBe(id);
  });
});

describe('a saved beneficiary with an unusual answer', () => {
  const unusual = ['OK', '', 'null', '{}', '[]', '{"ok":false}', 'true', '5'];
  const body = { paymentMethodId: 1, paymentDetails: { alias: 'Luisa' } };
  /** The answer to the save, and to the reading of the list. */
  const answerWith = (saved: string, list: () => Response) => {
    server.answer = ({ init }) => (init.method === 'GET' ? list() : new Response(saved));
  };
  const options = { known: [], idempotencyKey: 'k' };

  test.each(unusual)('is found in the list after %j', async (answer) => {
    answerWith(answer, () => json([{ id: 9, ...body }]));
    expect(await saveBeneficiary(body, options)).toEqual({ id: 9, ...body });
  });

  test('is saved even if the list cannot be read', async () => {
    answerWith('OK', () => new Response('', { status: 500 }));
    expect(await saveBeneficiary(body, options)).toBeUndefined();
  });

  test.each(unusual)('is the one that was sent if its id was known, after %j', async (answer) => {
    const list = vi.fn(() => new Response('[]'));
    answerWith(answer, list);
    expect(await saveBeneficiary({ id: 9, ...body }, options)).toEqual({ id: 9, ...body });
    expect(list).not.toHaveBeenCalled();
  });
});

test('a beneficiary is deleted by its id', async () => {
  await deleteBeneficiary(7);
  expect(server.requests()).toMatchObject([{ method: 'DELETE', url: '/api/beneficiaries/7' }]);
});
