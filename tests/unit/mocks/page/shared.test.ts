import { createSandbox } from '@mocks/engine/sandbox';
import { decodeShared, encodeShared, type SharedPage } from '@mocks/page/shared';
import { encodeScenario } from '@mocks/scenarios/link';
import { pack, unpack } from '@mocks/scenarios/packed';
import { scenarioNames, scenarioOf } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/faultKinds';
import type { Scenario } from '@mocks/server/scenario';
import { logins } from '@mocks/server/seeds/accounts';
import { NOON, stillSandbox, visit } from '@tests/support/sandbox/visitor';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endpointNames } from '@/api/endpoints';

const nothing = { stored: {}, navigation: null };
const share = (page: Partial<SharedPage> & Pick<SharedPage, 'state' | 'now'>) =>
  encodeShared({ ...nothing, ...page });

const fault: fc.Arbitrary<Fault> = fc.record(
  {
    call: fc.constantFrom(...endpointNames, '*' as const),
    kind: fc.constantFrom('network', 'lost', 'hold', 'empty', 'mistyped'),
    times: fc.integer({ min: 1, max: 9 }),
    delayMs: fc.nat(5000),
  },
  { requiredKeys: ['call', 'kind'] },
);
// Without the large seed, which would take minutes and test nothing more.
const scenario: fc.Arbitrary<Scenario> = fc
  .record({
    name: fc.constantFrom(...scenarioNames.filter((name) => name !== 'datos-grandes')),
    changes: fc.record(
      {
        faults: fc.array(fault, { maxLength: 3 }),
        latencyMs: fc.nat(5000),
        minimumSend: fc.nat(100),
        approveAfterMs: fc.option(fc.nat(100_000)),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ name, changes }) => scenarioOf(name, changes));
const edit = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), amount: fc.integer({ min: 10, max: 3000 }) }),
  fc.record({ kind: fc.constant('status' as const), status: fc.option(fc.string()) }),
  fc.record({ kind: fc.constant('user' as const), information: fc.string() }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('advance' as const), ms: fc.nat(10_000_000) }),
  fc.record({ kind: fc.constant('rate' as const), rate: fc.integer({ min: 1, max: 999 }) }),
);

test('a shared page opens elsewhere unchanged, after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      scenario,
      fc.array(edit, { maxLength: 6 }),
      fc.jsonValue(),
      async (start, edits, navigation) => {
        const one = createSandbox({
          scenario: { ...start, clock: { at: new Date(NOON).toISOString(), frozen: true } },
        });
        for (const change of edits) {
          if (change.kind === 'send') one.createExchange(logins.main, change.amount);
          if (change.kind === 'status') one.updateExchange(7, { alive: false, status: change.status });
          if (change.kind === 'user') one.updateUser(logins.main, { information: change.information });
          if (change.kind === 'remove') one.removeExchange(change.id);
          if (change.kind === 'advance') one.advance(change.ms);
          if (change.kind === 'rate') one.setRate(change.rate);
        }
        const page = { state: one.exportState(), now: one.clock.now(), stored: { a: 'ñ' }, navigation };
        const opened = await decodeShared(await encodeShared(page), Date.now());
        const two = createSandbox();
        two.importState(opened.state);
        expect(opened.now).toBe(page.now);
        expect(opened.stored).toEqual(page.stored);
        expect(opened.navigation).toEqual(JSON.parse(JSON.stringify(navigation)));
        expect(two.clock.now()).toBe(one.clock.now());
        expect(two.scenario()).toEqual(one.scenario());
        expect(two.users()).toEqual(one.users());
        expect(two.exchanges(logins.main)).toEqual(one.exchanges(logins.main));
        expect(two.beneficiaries(logins.main)).toEqual(one.beneficiaries(logins.main));
        two.reset();
        one.reset();
        expect(two.scenario()).toEqual(one.scenario());
      },
    ),
    { numRuns: 60 },
  );
});

describe('a link to what is on screen', () => {
  test('keeps the session, and the clock continues from its instant', async () => {
    const one = createSandbox({ scenario: 'aprobada' });
    one.advance(90_000);
    const now = one.clock.now();
    const opened = await decodeShared(await share({ state: one.exportState(), now }), Date.now());
    const two = createSandbox();
    two.importState(opened.state);
    expect((await visit(two, two.jar).call('refreshSession', { body: {} })).status).toBe(200);
    expect(two.clock.now() - now).toBeLessThan(60_000);
    expect(two.clock.now()).toBeGreaterThanOrEqual(now);
  });

  test('is short enough for a chat', async () => {
    const sandbox = stillSandbox({ signedInAs: logins.main });
    sandbox.createExchange(logins.main, 50);
    const text = await share({ state: sandbox.exportState(), now: sandbox.clock.now() });
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(1200);
  });

  test.each(['', 'abc', '%%%', '~e30'])('%j is refused', async (text) => {
    await expect(decodeShared(text, NOON)).rejects.toThrow();
  });

  test('of another version, or with invalid rows, is refused', async () => {
    const sandbox = stillSandbox();
    const text = await share({ state: sandbox.exportState(), now: NOON });
    const wire = (await unpack(text)) as object;
    await expect(decodeShared(await pack({ ...wire, v: 99 }), NOON)).rejects.toThrow('version');
    const rows = { exchange: { 1: { id: 1, rate: 'doce' } } };
    await expect(decodeShared(await pack({ ...wire, r: rows }), NOON)).rejects.toThrow('changes.exchange.1');
  });
});

test('a link to an edited preset contains only the changes', () => {
  const text = encodeScenario(scenarioOf('aprobada', { latencyMs: 1000 }));
  expect(atob(text.slice(1))).toBe('{"name":"aprobada","latencyMs":1000}');
});
