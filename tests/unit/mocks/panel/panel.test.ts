import { SnapshotError } from '@mocks/engine/snapshot';
import {
  bodyKinds,
  bodyOf,
  bodyParts,
  changed,
  faultOfKind,
  problems,
  variantsOf,
} from '@mocks/panel/faultSettings';
import { activeFaults } from '@mocks/panel/faultText';
import { fileProblem } from '@mocks/panel/files';
import { positiveProblem, typedNumber } from '@mocks/panel/numberField';
import { errorBody, errorSpellings } from '@mocks/scenarios/errorBodies';
import { faultKinds, faultSchema, type Fault } from '@mocks/server/faultKinds';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpointNames } from '@/api/endpoints';

const scope = { call: fc.constantFrom(...endpointNames, '*' as const) };
const optional = {
  times: fc.integer({ min: 1 }),
  delayMs: fc.integer({ min: 1 }),
  chance: fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 1000),
  when: fc.constantFrom('amountSend > 1000', 'exchangeBeneficiary.fkBeneficiary = 3'),
};
const requiredKeys = ['call', 'kind', 'status', 'body'] as const;
const body = fc.oneof(
  fc
    .record({ spelling: fc.constantFrom(...errorSpellings), text: fc.string() })
    .map(({ spelling, text }) => errorBody(spelling, text)),
  fc.constant({}),
);
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record(
    {
      ...scope,
      ...optional,
      kind: fc.constantFrom('network', 'lost', 'hold', 'empty', 'mistyped', 'malformed', 'slow'),
    },
    { requiredKeys: ['call', 'kind'] },
  ),
  fc.record(
    {
      ...scope,
      ...optional,
      kind: fc.constant('status'),
      status: fc.integer({ min: 200, max: 599 }),
      retryAfter: fc.nat(),
      body,
    },
    { requiredKeys: [...requiredKeys] },
  ),
  fc.record(
    { ...scope, ...optional, kind: fc.constant('answer'), body: fc.jsonValue() },
    { requiredKeys: ['call', 'kind', 'body'] },
  ),
);

describe('the form of a fault', () => {
  test('changes one setting and keeps the others, with what only a link can set', () => {
    fc.assert(
      fc.property(fault, (one) => {
        const { times: _, ...others } = one;
        expect(changed(one, { times: undefined })).toEqual(others);
        expect(changed(one, { times: 7 })).toEqual({ ...one, times: 7 });
      }),
    );
  });

  test('shows the body of an error and creates it again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bodyKinds), fc.string(), ({ value }, text) => {
        const made = bodyOf(value, text);
        const parts = bodyParts(made);
        expect(parts.kind).toBe(value);
        expect(bodyOf(parts.kind, parts.text)).toEqual(made);
      }),
    );
  });

  test('makes a valid fault of another kind, with its common settings', () => {
    const kinds = Object.keys(faultKinds) as Fault['kind'][];
    fc.assert(
      fc.property(fault, fc.constantFrom(...kinds), (one, kind) => {
        fc.pre(kind !== 'variant' || variantsOf(one.call).length > 0);
        const { call, times, chance, when } = one;
        const other = v.parse(faultSchema, faultOfKind(call, kind, one));
        expect({ times: undefined, chance: undefined, when: undefined, ...other }).toMatchObject({
          call,
          kind,
          times,
          chance,
          when,
        });
      }),
    );
    expect(faultOfKind('login', 'slow').delayMs).toBe(3000);
    expect(faultOfKind('login', 'lost', faultOfKind('login', 'slow')).delayMs).toBeUndefined();
  });

  test.each([
    ['times', '0', /desde 1/],
    ['chance', '101', /más de 0 a 100 %/],
    ['when', 'amountSend', /un signo y un valor/],
    ['answer', '{', /no es JSON/],
  ] as const)('refuses %s %s', (field, text, problem) => {
    expect(problems[field](text)).toMatch(problem);
  });
});

test.each<[readonly Fault[], number, string]>([
  [[], 250, ''],
  [[{ call: 'login', kind: 'status', status: 503, times: 2 }], 250, 'Iniciar sesión: Error 503, 2 veces'],
  [[{ call: '*', kind: 'network' }], 3000, 'Todas las llamadas: Sin conexión: no llega, latencia de 3 s'],
  [
    [
      { call: 'login', kind: 'lost' },
      { call: 'csrf', kind: 'lost' },
    ],
    0,
    '2 llamadas con fallos',
  ],
])('the badge names the faults %j and a latency of %i ms', (faults, latencyMs, text) => {
  expect(activeFaults(faults, latencyMs)).toBe(text);
});

test.each([
  ['12,5', 12.5],
  [' 3.25 ', 3.25],
  ['', undefined],
  ['doce', undefined],
])('the typed text %j is the number %s', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test('an amount must be above zero', () => {
  expect(positiveProblem('0')).toBe('Escribe un número mayor que 0.');
  expect(positiveProblem('0,01')).toBeUndefined();
});

test.each([
  [new SyntaxError('?'), 'El texto no es JSON.'],
  [new SnapshotError({ kind: 'version', found: 3, wanted: 1 }), /versión 3 .* la 1\./],
  [new SnapshotError({ kind: 'version', found: undefined, wanted: 1 }), /no dice su versión/],
  [new SnapshotError({ kind: 'shape', path: 'changes.user.1', reason: 'x' }), /«changes\.user\.1»/],
  [new Error('?'), 'No se pudo leer el archivo.'],
])('%s is explained', (error, text) => {
  expect(fileProblem(error)).toMatch(text);
});
