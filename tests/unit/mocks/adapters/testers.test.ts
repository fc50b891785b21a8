import { startHttpSandbox } from '@mocks/adapters/http/server';
import { createTesters, TESTER_COOKIE } from '@mocks/adapters/http/testers';
import { checkedInputs } from '@mocks/engine/commands/command';
import { commandTable } from '@mocks/engine/commands/table';
import { createSandbox } from '@mocks/engine/sandbox';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';

const command = fc.oneof(
  fc.record({
    name: fc.constant('setRate' as const),
    inputs: fc.record({ rate: fc.integer({ min: 1, max: 900 }) }),
  }),
  fc.record({
    name: fc.constant('advance' as const),
    inputs: fc.record({ ms: fc.integer({ min: 0, max: 90_000 }) }),
  }),
  fc.record({
    name: fc.constant('createExchange' as const),
    inputs: fc.record({
      login: fc.constantFrom('maria@turpial.example', 'vacia@turpial.example'),
      amountSend: fc.integer({ min: 10, max: 300 }),
    }),
  }),
  fc.record({ name: fc.constantFrom('undo' as const, 'reset' as const), inputs: fc.constant({}) }),
);

/** Testers give commands at once; each sees what it would see alone. */
async function play(testers: number, commandsOfEach: number): Promise<void> {
  const clock = { at: '2026-03-10T12:00:00Z', frozen: true };
  const scenario = scenarioOf('normal', { latencyMs: 0, clock });
  const commandsOfOne = fc.array(command, { minLength: commandsOfEach, maxLength: commandsOfEach });
  const plays = fc.array(commandsOfOne, { minLength: testers, maxLength: testers });
  const property = fc.asyncProperty(plays, async (parts) => {
    const { url, close } = await startHttpSandbox({ scenario });
    onTestFinished(close);
    const playOne = async (commands: (typeof parts)[number], headers: Record<string, string>) => {
      const alone = createSandbox({ scenario });
      for (const { name, inputs } of commands) {
        const body = JSON.stringify(inputs);
        const answer = await fetch(`${url}/sandbox/${name}`, { method: 'POST', headers, body });
        const accepted = () => alone.perform(name, checkedInputs(commandTable[name], inputs));
        if (answer.ok) accepted();
        else expect(accepted).toThrow();
      }
      const state: unknown = await (await fetch(`${url}/sandbox/exportState`, { headers })).json();
      expect(state).toEqual(JSON.parse(JSON.stringify(alone.exportState())));
    };
    await Promise.all(
      parts.map((commands, n) =>
        playOne(commands, {
          'content-type': 'application/json',
          ...(n % 2 === 0 ? { 'x-sandbox': `tester ${n}` } : { cookie: `${TESTER_COOKIE}=tester%20${n}` }),
        }),
      ),
    );
  });
  await fc.assert(property, { numRuns: 1 });
}

test('three testers at once do not meet', () => play(3, 30));

test('ten testers at once do not meet', { timeout: 120_000, tags: 'all' }, () => play(10, 100));

test("a tester's sandbox is dropped after a day without use", () => {
  let now = 0;
  const shared = createSandbox();
  const sandboxOf = createTesters(
    shared,
    () => createSandbox(),
    () => now,
  );
  const [one, other] = [sandboxOf({ 'x-sandbox': 'ana' }), sandboxOf({ 'x-sandbox': 'eva' })];
  now += 23 * 3_600_000;
  expect(sandboxOf({ cookie: `${TESTER_COOKIE}=ana` })).toBe(one);
  now += 3_600_000;
  expect(sandboxOf({ 'x-sandbox': 'ana' })).toBe(one);
  expect(sandboxOf({ 'x-sandbox': 'eva' })).not.toBe(other);
  expect(sandboxOf({})).toBe(shared);
});
