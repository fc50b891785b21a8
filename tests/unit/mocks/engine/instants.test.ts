import { logins } from '@mocks/server/seeds/accounts';
import { NOON, stillSandbox } from '@tests/support/sandbox/visitor';
import { describe, expect, test } from 'vitest';

describe('an instant', () => {
  test('in the future runs the timers that become due, one in the past does not', () => {
    const sandbox = stillSandbox();
    const due: string[] = [];
    sandbox.clock.after(60_000, () => due.push('a minute'));
    sandbox.clock.after(7_200_000, () => due.push('two hours'));
    sandbox.goTo('2026-03-10T11:00:00Z');
    expect(due).toEqual([]);
    sandbox.goTo('2026-03-10T12:30:00Z');
    expect(due).toEqual(['a minute']);
  });

  test('leaves a running clock running', () => {
    const sandbox = stillSandbox({ clock: {} });
    for (const at of ['2099-12-31T23:00:00Z', '1999-12-31T23:00:00Z']) {
      sandbox.goTo(at);
      expect(sandbox.clock.state().frozenAt).toBeNull();
      expect(Math.abs(sandbox.clock.now() - Date.parse(at))).toBeLessThan(60_000);
    }
  });

  test('can be given to a new exchange, which gets its id, rate and status from it', () => {
    const sandbox = stillSandbox({ rate: { kind: 'daily' } });
    const past = sandbox.createExchange(logins.main, 50, '2025-12-31T11:59:00Z');
    const now = sandbox.createExchange(logins.main, 50);
    expect(past).toMatchObject({ inserted: '2025-12-31T11:59:00.000Z' });
    expect(past.exchangeId).toMatch(/^TRP-2025-/);
    expect(now).toMatchObject({ inserted: '2026-03-10T12:00:00.000Z', rate: sandbox.rate() });
    const [first, second] = sandbox.exchanges(logins.main).slice(-2);
    expect([first?.status, second?.status]).toEqual(['Completado', 'Solicitud recibida']);
    sandbox.goTo('2025-12-31T12:00:00Z');
    expect(past.rate).toBe(sandbox.rate());
    expect(past.rate).not.toBe(now.rate);
    sandbox.undo();
    sandbox.undo();
    sandbox.undo();
    expect(sandbox.exchanges(logins.main)).toHaveLength(25);
  });

  test('set as the time can be undone, later or earlier', () => {
    const sandbox = stillSandbox();
    sandbox.goTo('2026-09-01T08:30:00Z');
    sandbox.goTo('2020-02-29T23:59:59');
    expect(sandbox.clock.state().frozenAt).toBe(Date.UTC(2020, 1, 29, 23, 59, 59));
    sandbox.undo();
    expect(sandbox.clock.state().frozenAt).toBe(Date.UTC(2026, 8, 1, 8, 30));
    expect(sandbox.undo()).toEqual({ command: 'goTo', restarted: false });
    expect(sandbox.clock.state().frozenAt).toBe(NOON);
  });
});
