import { SnapshotError } from '@mocks/engine/snapshot';
import { draftOf, faultOf, problemOf } from '@mocks/panel/faultDraft';
import { activeFaults } from '@mocks/panel/faultText';
import { importProblem } from '@mocks/panel/fileProblems';
import { positiveProblem, typedNumber } from '@mocks/panel/numberField';
import { errorBody, errorSpellings } from '@mocks/scenarios/errorBodies';
import type { Fault } from '@mocks/server/faultKinds';
import fc from 'fast-check';
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
  test('shows a fault and creates it again, with what only a link can set', () => {
    fc.assert(
      fc.property(fault, (one) => {
        const draft = draftOf(one);
        expect(problemOf(draft)).toBeUndefined();
        expect(JSON.parse(JSON.stringify(faultOf(one.call, draft)))).toEqual(JSON.parse(JSON.stringify(one)));
      }),
    );
  });

  test.each([
    [{ kind: 'lost', times: '0' }, /desde 1/],
    [{ kind: 'answer', answer: '{' }, /no es JSON/],
  ] as const)('%j is refused', (fields, problem) => {
    expect(problemOf({ ...draftOf(undefined), ...fields })).toMatch(problem);
  });

  test('without a fault creates none', () => {
    expect(faultOf('login', draftOf(undefined))).toBeUndefined();
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
  expect(importProblem(error)).toMatch(text);
});
