import { pageSandbox } from '@mocks/page/pageSandbox';
import type { SeedName } from '@mocks/server/scenario';
import { alternativeOf, answerVariants, variantNames, variantOf } from '@mocks/server/variants/table';
import { successes } from '@tests/support/sandbox/successes';
import { NOON, stillSandbox, visit } from '@tests/support/sandbox/visitor';
import { filesIn } from '@tests/support/sourceTree';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBeneficiaries, saveBeneficiary } from '@/api/beneficiaries';
import { readCountries, readIpCountry } from '@/api/countries';
import { readCsrfToken } from '@/api/csrf';
import { endpointNames, type EndpointName } from '@/api/endpoints';
import { createExchange } from '@/api/exchangeCreation';
import { readExchangeAnswer, readExchangeList } from '@/api/exchanges';
import { readFieldConfigurations, readPaymentMethods } from '@/api/paymentMethods';
import { readProfile, updateProfile } from '@/api/profile';
import { readRate } from '@/api/rates';
import { readSession } from '@/api/session';
import { installClock } from '@/lib/clock';

/** Reads a given answer with the client's reader. */
const client = (task: () => Promise<unknown>) => (answer: unknown) => {
  vi.stubGlobal('document', { cookie: 'csrf-token=1' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
  return task();
};

const edited = { id: 9, paymentMethodId: 1, paymentDetails: { alias: 'Tía' } };
const readers: Readonly<Partial<Record<EndpointName, (answer: unknown) => unknown>>> = {
  csrf: readCsrfToken,
  exchangeRate: readRate,
  createExchange: client(() =>
    createExchange({ amount: '20', receive: '12000', rate: '600', beneficiary: edited }, 'key'),
  ),
  listExchanges: readExchangeList,
  getExchange: (answer) => readExchangeAnswer(answer, '1'),
  login: readSession,
  refreshSession: readSession,
  listCountries: readCountries,
  getProfile: readProfile,
  updateProfile: client(() => updateProfile({})),
  ipCountry: readIpCountry,
  listPaymentMethods: readPaymentMethods,
  listFieldConfigurations: readFieldConfigurations,
  listBeneficiaries: readBeneficiaries,
  saveBeneficiary: client(() => saveBeneficiary(edited, { known: [], idempotencyKey: 'key' })),
};

/** The documented answer of a call, as the contract's successes get it. */
async function documented(name: EndpointName, seed: SeedName): Promise<unknown> {
  if (name === 'saveBeneficiary') return edited;
  const sandbox = stillSandbox({ seed });
  installClock(sandbox.clock);
  const visitor = await visit(sandbox).login();
  return ((await successes[name][0](visitor)) as { readonly body: unknown }).body;
}

beforeEach(() => installClock(stillSandbox().clock));
afterEach(() => vi.unstubAllGlobals());

const all = endpointNames.flatMap((name) => variantNames(name).map((variant) => [name, variant] as const));
const seeds: readonly SeedName[] = ['normal', 'rara'];

describe('each variant means the same to the app and differs from the documented answer', () => {
  test.each(all)('%s: %s', async (name, variant) => {
    const read = readers[name] ?? expect.unreachable(`name the reader of ${name} in readers`);
    let differs = false;
    for (const seed of seeds) {
      const answer = await documented(name, seed);
      const respelt: unknown = JSON.parse(JSON.stringify(variantOf(name, variant, answer, NOON)));
      differs ||= JSON.stringify(respelt) !== JSON.stringify(answer);
      expect(await read(respelt)).toEqual(await read(answer));
    }
    expect(differs).toBe(true);
  });

  test.each(endpointNames)('%s: the combination of a scenario', async (name) => {
    const read = readers[name] ?? ((answer: unknown) => answer);
    const answer = await documented(name, 'rara');
    expect(await read(alternativeOf(name, answer, NOON))).toEqual(await read(answer));
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

test('every name that a reader accepts has a variant', async () => {
  // errors.ts reads refusals, which have no variants.
  const sources = filesIn('src/api')
    .filter(({ path, text }) => path !== 'src/api/errors.ts' && /\bpick\(/.test(text))
    .map(({ text }) => text)
    .join('\n');
  const accepted = new Set([...sources.matchAll(/'([A-Za-z]\w*)'/g)].map(([, name = '']) => name));
  const written = new Set<string>();
  for (const name of endpointNames.filter((one) => answerVariants[one])) {
    for (const seed of seeds) {
      const answer = await documented(name, seed);
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

test('the server answers in the chosen variant and does its work', async () => {
  const sandbox = stillSandbox({
    faults: [{ call: 'exchangeRate', kind: 'variant', variant: 'data[0].tasa', times: 1 }],
  });
  const query = { FKCurrency_From: 43, FKCurrency_To: 147 };
  const visitor = visit(sandbox);
  expect((await visitor.call('exchangeRate', { query })).body).toEqual({ data: [{ tasa: 600 }] });
  expect((await visitor.call('exchangeRate', { query })).body).toEqual({ rate: 600 });
});
