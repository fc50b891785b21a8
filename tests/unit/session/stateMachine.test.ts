import { stubStorage } from '@tests/support/stubStorage';
import { createTestClock } from '@tests/support/virtualPage';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '@/api/session';
import { clearRecord, flagLogin, readRecord, writeRecord } from '@/session/record';
import { createStateMachine } from '@/session/stateMachine';

const PERIOD = 780_000;
const ana = { id: 1, identityVerification: 2 };
const bea = { id: 2, identityVerification: 2 };

beforeEach(() => void stubStorage());

function machineOf() {
  const { clock, advance } = createTestClock();
  const due = vi.fn();
  const changes: boolean[] = [];
  const machine = createStateMachine({
    clock,
    onRefreshDue: due,
    onUserChange: (left) => changes.push(left),
  });
  const given = (accessToken: string, user: SessionUser = ana) => ({
    opened: { tokens: { accessToken, refreshToken: `${accessToken}-refresh` }, user },
    login: user === ana ? 'ana@turpial.example' : 'bea@turpial.example',
    at: clock.now(),
  });
  return { machine, advance, due, changes, given };
}

describe('a login', () => {
  test('here reports another user, also before the first check', () => {
    const { machine, changes, given } = machineOf();
    machine.enter(5, given('a'), true);
    expect(changes).toEqual([false]);
    expect(machine.getState()).toEqual({ status: 'signedIn', user: ana, login: 'ana@turpial.example' });
    machine.enter(6, given('b', bea), true);
    expect(changes).toEqual([false, false]);
  });

  test('in another tab before the first check reports no change', () => {
    const { machine, changes, given } = machineOf();
    machine.enter(5, given('a'), false);
    expect(changes).toEqual([]);
  });

  test('is recorded while it is the newest of the browser', () => {
    const { machine, given } = machineOf();
    flagLogin(6);
    machine.enter(6, given('a'), false);
    expect(readRecord()?.user).toEqual(ana);
    machine.enter(5, given('b', bea), false);
    expect(readRecord()?.user).toEqual(ana);
  });

  test('counts, and so do tokens from another tab where there were none', () => {
    const { machine, given } = machineOf();
    const counted = [machine.openings()];
    const count = () => counted.push(machine.openings());
    machine.enter(5, given('a'), true);
    count();
    machine.join(5, given('b'));
    count();
    machine.forget();
    machine.join(5, given('c'));
    count();
    machine.renew(given('d'));
    count();
    expect(counted).toEqual([0, 1, 1, 2, 2]);
  });

  test('and every end make earlier answers stale', () => {
    const { machine, given } = machineOf();
    const epochs = [machine.snapshot().epoch];
    for (const next of [
      () => machine.enter(5, given('a'), true),
      () => machine.forget(),
      () => machine.enter(6, given('b'), false),
      () => machine.end(6, true, true),
      () => machine.restart(),
    ]) {
      next();
      epochs.push(machine.snapshot().epoch);
    }
    expect(epochs).toEqual([...epochs].sort((a, b) => a - b));
    expect(new Set(epochs).size).toBe(epochs.length);
  });
});

describe('the end of a session', () => {
  test('that a page of the back/forward cache missed is a change, unless the same user is there', () => {
    const { machine, changes, given } = machineOf();
    flagLogin(5);
    machine.enter(5, given('a'), true);
    machine.restart();
    expect(changes).toEqual([false]);
    writeRecord({ user: bea, login: 'bea@turpial.example' }, 6);
    machine.restart();
    expect(changes).toEqual([false, false]);
    clearRecord();
    machine.restart();
    machine.restart();
    expect(changes).toEqual([false, false, false]);
  });

  test('by the server leaves nothing but the former user', () => {
    const { machine, changes, given } = machineOf();
    machine.enter(5, given('a'), true);
    machine.forget();
    const former = { id: 1, login: 'ana@turpial.example' };
    expect(machine.getState()).toEqual({ status: 'signedOut', loggedOut: false, former });
    expect(changes).toEqual([false, false]);
    machine.forget();
    expect(machine.getState().former).toEqual(former);
    expect(changes).toHaveLength(2);
  });

  test('by a logout says so, here and in another tab', () => {
    const { machine, changes, given } = machineOf();
    machine.enter(5, given('a'), true);
    machine.forget(true);
    expect([machine.getState().loggedOut, changes]).toEqual([true, [false, true]]);
    machine.enter(6, given('b'), true);
    machine.end(6, false, true);
    expect([machine.getState().loggedOut, changes]).toEqual([false, [false, true, false, true]]);
  });

  test('leaves the record of a newer login in another tab', () => {
    const { machine, given } = machineOf();
    flagLogin(5);
    machine.enter(5, given('a'), true);
    const record = { user: bea, login: 'bea@turpial.example' };
    flagLogin(6);
    writeRecord(record, 6);
    machine.end(5, false, true);
    expect(readRecord()).toEqual(record);
  });

  test('keeps the refresh token for the logout', () => {
    const { machine, given } = machineOf();
    machine.enter(5, given('a'), true);
    expect(machine.snapshot().login.ended).toBe(false);
    machine.end(5, true, true);
    expect(machine.snapshot().login).toEqual({ since: 5, refreshToken: 'a-refresh', ended: true });
  });

  test('of an unknown login is its end for good', () => {
    const { machine, given } = machineOf();
    machine.enter(5, given('a'), true);
    machine.end(9, false, true);
    expect(machine.snapshot().login).toEqual({ since: 9, refreshToken: undefined, ended: true });
  });
});

describe('newer tokens', () => {
  const full = { ...ana, countryResidenceIso2: 'ES', permitTransfer: true };

  /** The user after an answer to a refresh of the session of `before`. */
  const userAfter = (before: SessionUser, answered: SessionUser) => {
    const { machine, given } = machineOf();
    machine.enter(5, given('a', before), true);
    machine.renew(given('b', answered));
    return machine.getState().user;
  };

  test('keep what the answer does not say of the user', () => {
    const unknown = { id: 0, identityVerification: 0 };
    expect(userAfter(full, unknown)).toEqual(full);
    expect(userAfter(full, { ...unknown, id: 1, permitTransfer: false })).toEqual({
      ...full,
      permitTransfer: false,
    });
    expect(userAfter({ ...full, id: 0 }, { id: 1, identityVerification: 3 })).toEqual({
      ...full,
      identityVerification: 3,
    });
  });

  test('of another user take nothing from the one before', () => {
    expect(userAfter(full, bea)).toEqual(bea);
  });

  test('without a refresh token keep the one before', () => {
    const { machine, given } = machineOf();
    machine.enter(5, given('a'), true);
    machine.renew({ ...given('b'), opened: { tokens: { accessToken: 'b' }, user: ana } });
    expect(machine.snapshot().login.refreshToken).toBe('a-refresh');
  });
});

describe('the refresh', () => {
  test('is due when the period is over, or without tokens', () => {
    const { machine, advance, due, given } = machineOf();
    expect(machine.isRefreshDue()).toBe(true);
    machine.enter(5, given('a'), true);
    advance(PERIOD - 1);
    expect([machine.isRefreshDue(), due.mock.calls.length]).toEqual([false, 0]);
    advance(1);
    expect([machine.isRefreshDue(), due.mock.calls.length]).toEqual([true, 1]);
  });

  test('is not due after a full page load, which forgets all but the record', () => {
    const { machine, advance, due, given } = machineOf();
    machine.restart();
    flagLogin(5);
    machine.enter(5, given('a'), true);
    machine.restart();
    advance(PERIOD);
    expect(due).not.toHaveBeenCalled();
    expect(machine.snapshot()).toMatchObject({
      state: { status: 'unknown', user: ana },
      login: { since: 5, refreshToken: undefined },
      tokens: undefined,
      heldSince: undefined,
    });
    clearRecord();
    machine.restart();
    expect(machine.getState().user).toBeUndefined();
  });
});

test('only an answer to its own token proves a session', () => {
  const { machine, advance, given } = machineOf();
  machine.proven('a');
  expect(machine.isProven()).toBe(false);
  machine.enter(5, given('a'), true);
  expect(machine.isProven()).toBe(true);
  advance(60_000);
  machine.proven('of an earlier login');
  expect(machine.isProven()).toBe(false);
  machine.proven('a');
  expect(machine.isProven()).toBe(true);
});

test('who listens hears every change until the end', () => {
  const { machine, given } = machineOf();
  const heard = vi.fn();
  const stop = machine.subscribe(heard);
  machine.enter(5, given('a'), false);
  expect(heard).toHaveBeenCalledOnce();
  stop();
  machine.forget();
  expect(heard).toHaveBeenCalledOnce();
});
