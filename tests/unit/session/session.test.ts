import { createWorld } from '@tests/support/sessionWorld';
import { stubStorage } from '@tests/support/stubStorage';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearRecord, isRecentLogin, readRecord } from '@/session/record';

/** Runs everything that does not wait for time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

async function loggedIn() {
  const storage = stubStorage();
  const world = createWorld({ schedule: (promise) => promise });
  const tab = world.openTab();
  await tab.login();
  return { world, tab, storage };
}

afterEach(() => clearRecord());

describe('a session', () => {
  test('of a user without an id notifies the change to another one, and no other change', () => {
    stubStorage();
    const world = createWorld({ schedule: (promise) => promise });
    const { session } = world.openTab();
    const changesAfter = (login: string, id: number) => {
      const before = world.seen.userChanges;
      session.open({ tokens: { accessToken: login }, user: { id, identityVerification: 1 } }, login);
      return world.seen.userChanges - before;
    };
    expect(changesAfter('ana@example.com', 0)).toBe(1);
    expect(changesAfter('bea@example.com', 0)).toBe(1);
    expect(changesAfter('bea@example.com', 8)).toBe(0);
  });

  test('that is opened stores user, marker and login instant, and no token', async () => {
    const { world, storage } = await loggedIn();
    expect([...storage.items.keys()].sort()).toEqual([
      'turpial.last-login',
      'turpial.last-use',
      'turpial.session',
      'turpial.user',
    ]);
    expect(readRecord()).toEqual({ user: { id: 7, identityVerification: 1 }, login: '7' });
    expect(storage.written.join()).not.toMatch(/access-|refresh-/);
    expect(isRecentLogin(world.now())).toBe(true);
  });

  test('is refreshed every 780 s', async () => {
    const { world, tab } = await loggedIn();
    const first = tab.session.accessToken();
    world.advance(779_999);
    await settle();
    expect(tab.session.accessToken()).toBe(first);
    world.advance(1);
    await settle();
    expect(tab.session.accessToken()).not.toBe(first);
    world.advance(780_000);
    await settle();
    expect(world.seen.refreshes).toBe(2);
  });

  test('survives an unreachable server and is refreshed later', async () => {
    const { world, tab } = await loggedIn();
    const first = tab.session.accessToken();
    world.faults.drops = 1;
    await expect(tab.session.refresh()).resolves.toBe('unreachable');
    expect(tab.session.getState().status).toBe('signedIn');
    expect(tab.session.accessToken()).toBe(first);
    world.advance(30_000);
    await settle();
    expect(tab.session.accessToken()).not.toBe(first);
  });

  test('that nobody uses locks instead of refreshing, and the server is told', async () => {
    vi.stubEnv('VITE_IDLE_MINUTES', '10');
    const { world, tab } = await loggedIn();
    const before = world.seen.refreshes;
    world.advance(780_000);
    await settle();
    expect(tab.session.getState()).toMatchObject({
      status: 'signedOut',
      loggedOut: false,
      former: { login: '7' },
    });
    expect(tab.session.accessToken()).toBeUndefined();
    expect(world.seen.refreshes).toBe(before);
    await expect(tab.call()).resolves.toBe('refused');
    vi.unstubAllEnvs();
  });

  test('that nobody uses gives no token to a call that comes before the next refresh', async () => {
    vi.stubEnv('VITE_IDLE_MINUTES', '10');
    const { world, tab } = await loggedIn();
    world.advance(599_999);
    expect(tab.session.accessToken()).toBeDefined();
    world.advance(1);
    expect(tab.session.accessToken()).toBeUndefined();
    expect(tab.session.getState()).toMatchObject({ status: 'signedOut', former: { login: '7' } });
    vi.unstubAllEnvs();
    await settle();
  });

  test('refused by the server ends: only the last use stays stored, and the change is notified once', async () => {
    const { world, tab, storage } = await loggedIn();
    const before = world.seen.userChanges;
    world.endAll();
    await expect(tab.call()).resolves.toBe('refused');
    expect(tab.session.getState()).toMatchObject({ status: 'signedOut', user: undefined });
    expect([...storage.items.keys()]).toEqual(['turpial.last-use']);
    expect(world.seen.userChanges).toBe(before + 1);
  });

  test('is kept if a check fails', async () => {
    const { world, tab } = await loggedIn();
    tab.close();
    world.faults.drops = 1;
    const reloaded = world.openTab();
    await settle();
    expect(reloaded.session.getState()).toMatchObject({ status: 'unreachable', user: { id: 7 } });
    await reloaded.session.refreshIfDue();
    expect(reloaded.session.getState().status).toBe('signedIn');
  });
});
