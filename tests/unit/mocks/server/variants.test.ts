import { readers } from '@mocks/check/readers';
import { pageSandbox } from '@mocks/page/pageSandbox';
import type { SeedName } from '@mocks/server/scenario';
import { alternativeOf, variantNames, variantOf } from '@mocks/server/variants/table';
import { successes } from '@tests/support/sandbox/successes';
import { NOON, stillSandbox, visit } from '@tests/support/sandbox/visitor';
import { filesIn } from '@tests/support/sourceTree';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpointNames, type EndpointName } from '@/api/endpoints';
import { installClock } from '@/lib/clock';

const edited = { id: 9, paymentMethodId: 1, paymentDetails: { alias: 'Tía' } };
/** What the call with this answer asked for. */
const askedFor = (answer: unknown) => ({
  params: { id: /TRP-[\d-]+/.exec(JSON.stringify(answer))?.[0] ?? '1' },
  body: edited,
});

/** The answer of a call as the contract's successes get it. */
async function answered(name: EndpointName, seed: SeedName): Promise<unknown> {
  if (name === 'saveBeneficiary') return edited;
  const sandbox = stillSandbox({ seed });
  installClock(sandbox.clock);
  const visitor = await visit(sandbox).login();
  return ((await successes[name][0](visitor)) as { readonly body: unknown }).body;
}

const known = new Map<string, Promise<unknown>>();

/** The documented answer of a call. */
function documented(name: EndpointName, seed: SeedName): Promise<unknown> {
  const answer = known.get(name + seed) ?? answered(name, seed);
  known.set(name + seed, answer);
  return answer;
}

beforeEach(() => installClock(stillSandbox().clock));

const all = endpointNames.flatMap((name) => variantNames(name).map((variant) => [name, variant] as const));
const seeds: readonly SeedName[] = ['normal', 'rara'];

describe('each variant means the same to the app and differs from the documented answer', () => {
  test.each(all)('%s: %s', async (name, variant) => {
    const reader = readers[name] ?? expect.unreachable(`the app does not read ${name}`);
    let differs = false;
    for (const seed of seeds) {
      const answer = await documented(name, seed);
      const respelt: unknown = JSON.parse(JSON.stringify(variantOf(name, variant, answer, NOON)));
      differs ||= JSON.stringify(respelt) !== JSON.stringify(answer);
      expect(reader(respelt, askedFor(answer))).toEqual(reader(answer, askedFor(answer)));
    }
    expect(differs).toBe(true);
  });

  test.each(endpointNames)('%s: the combination of a scenario', async (name) => {
    const reader = readers[name];
    const answer = await documented(name, 'rara');
    const read = (one: unknown) => (reader ? reader(one, askedFor(answer)) : one);
    expect(read(alternativeOf(name, answer, NOON))).toEqual(read(answer));
  });
});

/** Texts in the readers that are no field names, and fields with data that the documented answers do not have. */
const exempt = new Set<string>([
  ...endpointNames,
  ...['object', 'string', 'number', 'boolean', 'region', 'es', 'none', 'true', 'undefined', 'all', 'Textbox'],
  ...['refused', 'unreadable', 'error', 'exchange', 'detail', 'detalle', 'pago_movil', 'transferencia'],
  ...['nombre_corto', 'FKUser', 'nickname', 'fkBeneficiary', 'pkBeneficiary', 'beneficiaryId'],
]);

/** All field names in a value, including those in nested JSON texts. */
function fieldsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^[[{]/.test(value) ? fieldsIn(JSON.parse(value)) : [];
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(fieldsIn);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

test('every name that a reader accepts is in an answer or in a variant of one', async () => {
  // errors.ts reads refusals, which have no variants.
  const sources = filesIn('src/api')
    .filter(({ path, text }) => path !== 'src/api/errors.ts' && /\bpick\(/.test(text))
    .map(({ text }) => text)
    .join('\n');
  const accepted = new Set([...sources.matchAll(/'([A-Za-z]\w*)'/g)].map(([, name = '']) => name));
  const written = new Set<string>();
  for (const name of endpointNames) {
    for (const seed of seeds) {
      const answer = await documented(name, seed);
      for (const field of fieldsIn(answer)) written.add(field);
      for (const variant of variantNames(name)) {
        for (const field of fieldsIn(variantOf(name, variant, answer, NOON))) written.add(field);
      }
    }
  }
  expect([...accepted].filter((name) => !written.has(name) && !exempt.has(name))).toEqual([]);
});

test('an unknown variant is refused with the known ones', () => {
  const sandbox = pageSandbox(stillSandbox());
  const fault = (call: EndpointName | '*', variant: string) => () =>
    sandbox.fault({ call, kind: 'variant', variant });
  expect(fault('exchangeRate', 'taza')).toThrow(/Unknown variant 'taza' of exchangeRate\. Known: .*tasa/);
  expect(fault('logout', 'data')).toThrow('Known: none');
  expect(fault('*', 'data')).toThrow('Known: none');
});

test('the server answers in the variant of a fault or of a scenario, and does its work', async () => {
  const sandbox = stillSandbox({
    faults: [{ call: 'exchangeRate', kind: 'variant', variant: 'data[0].tasa', times: 1 }],
  });
  const query = { FKCurrency_From: 43, FKCurrency_To: 147 };
  const visitor = visit(sandbox);
  expect((await visitor.call('exchangeRate', { query })).body).toEqual({ data: [{ tasa: 600 }] });
  expect((await visitor.call('exchangeRate', { query })).body).toEqual({ rate: 600 });
  const alternative = visit(stillSandbox({ answers: 'alternative' }));
  expect((await alternative.call('exchangeRate', { query })).body).toEqual({ data: [{ tasa: 600 }] });
});
