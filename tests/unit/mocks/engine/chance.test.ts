import { createSandbox, type Sandbox } from '@mocks/engine/sandbox';
import { decodeShared, encodeShared } from '@mocks/page/shared';
import { decodeScenario, encodeScenario } from '@mocks/scenarios/link';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { faultSchema, type Fault } from '@mocks/server/faultKinds';
import { jitterOf } from '@mocks/server/rules/chance';
import { meets } from '@mocks/server/rules/condition';
import { type Scenario } from '@mocks/server/scenario';
import { logins } from '@mocks/server/seeds/accounts';
import { NOON, stillSandbox, visit } from '@tests/support/sandbox/visitor';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const unlucky: Fault = { call: '*', kind: 'status', status: 503, body: {}, chance: 0.3 };

/** The statuses of some calls, with the delay of each. */
async function outcomes(sandbox: Sandbox, count = 40): Promise<readonly string[]> {
  for (let n = 0; n < count; n += 1) {
    const path = n % 3 === 0 ? 'countries' : 'payment-methods';
    await sandbox.respond(new Request(`https://turpial.example/api/${path}`));
  }
  return sandbox
    .log()
    .slice(-count)
    .map(({ status, durationMs }) => `${status} ${durationMs}`);
}

/** A scenario without real delays, except for an extra of 0 or 1 ms. */
const random = (changes: Partial<Scenario> = {}) =>
  scenarioOf('aprobada', {
    latencyMs: 0,
    faults: [unlucky],
    jitter: { kind: 'uniform', mostMs: 1 },
    ...changes,
  });

describe('a scenario with chances', () => {
  test('fails in the same way for whoever opens its link', async () => {
    const scenario = random({ randomSeed: 7 });
    const here = createSandbox({ scenario });
    const there = createSandbox({ scenario: decodeScenario(encodeScenario(scenario)) });
    const first = await outcomes(here);
    expect(new Set(first).size).toBeGreaterThan(2);
    expect(await outcomes(there)).toEqual(first);
  });

  test('continues in the same way in a shared screen', async () => {
    const here = createSandbox({ scenario: random({ randomSeed: 7 }) });
    await outcomes(here);
    const shared = { state: here.exportState(), now: NOON, stored: {}, navigation: null };
    const there = createSandbox();
    there.importState((await decodeShared(await encodeShared(shared), NOON)).state);
    const next = await outcomes(here);
    expect(await outcomes(there)).toEqual(next);
  });

  test('fails in the same way after a reset, and in another way with another seed', async () => {
    const sandbox = createSandbox({ scenario: random({ randomSeed: 7 }) });
    const first = await outcomes(sandbox);
    sandbox.reset();
    expect(await outcomes(sandbox)).toEqual(first);
    const other = createSandbox({ scenario: random({ randomSeed: 8 }) });
    const statuses = (all: readonly string[]) => all.map((one) => one.slice(0, 3));
    expect(statuses(await outcomes(other))).not.toEqual(statuses(first));
  });

  test('fails about as often as its chance says', async () => {
    const sandbox = createSandbox({ scenario: random({ jitter: null }) });
    const failed = (await outcomes(sandbox, 300)).filter((one) => one.startsWith('503'));
    expect(failed.length).toBeGreaterThan(60);
    expect(failed.length).toBeLessThan(120);
  });

  test('says what was drawn, and a seed that lets the call pass', async () => {
    const sandbox = createSandbox({ scenario: random() });
    const path = '/api/countries';
    const call = () => sandbox.respond(new Request(`https://turpial.example${path}`));
    for (let n = 0; n < 50 && (await call()).status === 200; n += 1);
    const { text, nearest } = sandbox.log().at(-1)?.why ?? expect.unreachable();
    const count = sandbox.log().length;
    expect(text).toMatch(
      new RegExp(String.raw`Salió 0,[012]\d, menos de 0,30, con la semilla 1 y la llamada n\.º ${count}\.$`),
    );
    const seed = Number(/con la semilla (\d+)\.$/.exec(nearest?.text ?? '')?.[1]);
    const other = createSandbox({ scenario: random({ randomSeed: seed }) });
    for (let n = 0; n < count; n += 1) await other.respond(new Request(`https://turpial.example${path}`));
    expect(other.log().at(-1)?.status).toBe(200);
  });
});

describe('the extra latency', () => {
  const draws = (jitter: NonNullable<Scenario['jitter']>) =>
    Array.from({ length: 2000 }, (_, n) => jitterOf(jitter, `draw ${n}`)).sort((a, b) => a - b);

  test('is uniform up to its limit', () => {
    const all = draws({ kind: 'uniform', mostMs: 1000 });
    expect(all[0]).toBeLessThan(20);
    expect(all[1000]).toBeGreaterThan(450);
    expect(all[1000]).toBeLessThan(550);
    expect(all.at(-1)).toBeLessThanOrEqual(1000);
  });

  test('has the median and the 95th percentile of its long tail', () => {
    const all = draws({ kind: 'longTail', medianMs: 300, p95Ms: 2000 });
    expect(all[1000]).toBeGreaterThan(260);
    expect(all[1000]).toBeLessThan(340);
    expect(all[1900]).toBeGreaterThan(1600);
    expect(all[1900]).toBeLessThan(2500);
  });
});

describe('a condition', () => {
  const body = { amountSend: 1200, currency: 'EUR', exchangeBeneficiary: { fkBeneficiary: 3 } };
  test.each([
    ['amountSend > 1000', true],
    ['amountSend > 900', true],
    ['amountSend > 1200', false],
    ['amountSend>=1200', true],
    ['amountSend < 1000', false],
    ['amountSend <= 1200', true],
    ['amountSend != 900', true],
    ['currency = EUR', true],
    ['exchangeBeneficiary.fkBeneficiary = 3', true],
    ['exchangeBeneficiary = 3', false],
    ['missing != 3', false],
  ])('%s', (condition, met) => {
    expect(meets(condition, body)).toBe(met);
  });

  test('that is none is refused', () => {
    const fault = { call: 'login', kind: 'network' };
    expect(v.is(faultSchema, { ...fault, when: 'amountSend > 1000' })).toBe(true);
    expect(v.is(faultSchema, { ...fault, when: 'amountSend' })).toBe(false);
    expect(v.is(faultSchema, { ...fault, chance: 1.5 })).toBe(false);
  });

  test('limits a fault to calls that meet it, in body and query', async () => {
    const when = 'amountSend > 1000';
    const sandbox = stillSandbox({
      faults: [
        { call: 'createExchange', kind: 'status', status: 422, body: {}, when },
        { call: 'checkMinimum', kind: 'status', status: 422, body: {}, when },
      ],
    });
    const visitor = visit(sandbox);
    visitor.carry(logins.main);
    const check = async (amountSend: number) =>
      (await visitor.call('checkMinimum', { query: { fkCurrencySend: 43, amountSend } })).status;
    expect([await check(1000), await check(1001)]).toEqual([200, 422]);
    const send = async (amountSend: number) => {
      const exchangeBeneficiary = { fkBeneficiary: 1, fkPaymentMethod: 1, paymentDetails: {} };
      const currencies = { fkCurrencySend: 43, fkCurrencyReceive: 147 };
      const money = { ...currencies, amountSend, amountReceive: amountSend * 600, rate: 600 };
      return (await visitor.call('createExchange', { body: { ...money, exchangeBeneficiary } })).status;
    };
    expect([await send(1000), await send(1001)]).toEqual([201, 422]);
    expect(sandbox.log().at(-1)?.why.text).toContain(`Se cumple «${when}».`);
  });
});

describe('a paused answer', () => {
  async function pausedCountries() {
    const sandbox = stillSandbox({ faults: [{ call: 'listCountries', kind: 'hold' }] });
    const paused = new Promise<void>((resolve) => {
      sandbox.subscribe(() => sandbox.paused().length > 0 && resolve());
    });
    const answer = sandbox.respond(new Request('https://turpial.example/api/countries'));
    await paused;
    const [{ id } = { id: 0 }] = sandbox.paused();
    return { sandbox, answer, id };
  }

  test('arrives as it was edited, and the log says so', async () => {
    const { sandbox, answer, id } = await pausedCountries();
    expect(sandbox.paused()[0]?.answer.body).toContain('España');
    sandbox.editPaused(id, { status: 503, body: '{"error":"Vuelve luego"}' });
    expect(sandbox.paused()[0]?.answer.status).toBe(503);
    sandbox.release();
    const response = await answer;
    expect([response.status, await response.json()]).toEqual([503, { error: 'Vuelve luego' }]);
    const edited = {
      status: 503,
      paused: false,
      why: { by: 'edit' },
      responseBody: '{"error":"Vuelve luego"}',
    };
    expect(sandbox.log()).toMatchObject([edited]);
  });

  test('can be released as soon as it is decided', async () => {
    const faults = [{ call: 'listCountries', kind: 'hold' }] as const;
    const sandbox: Sandbox = stillSandbox(
      { faults },
      {
        exclusive: (task) => {
          const result = task();
          sandbox.release();
          return Promise.resolve(result);
        },
      },
    );
    const { status } = await sandbox.respond(new Request('https://turpial.example/api/countries'));
    expect([status, sandbox.log()[0]?.paused]).toEqual([200, false]);
  });

  test('may get a status without a body', async () => {
    const { sandbox, answer, id } = await pausedCountries();
    sandbox.editPaused(id, { status: 204 });
    sandbox.release();
    const response = await answer;
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  test('that nobody edits arrives unchanged, because of its fault', async () => {
    const { sandbox, answer, id } = await pausedCountries();
    sandbox.editPaused(id + 1, { status: 503 });
    sandbox.release();
    expect((await answer).status).toBe(200);
    expect(sandbox.log()).toMatchObject([{ status: 200, why: { by: 'fault' } }]);
  });
});
