import { createWorld, type Tab } from '@tests/support/sessionWorld';
import { watchStorage } from '@tests/support/watchStorage';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearRecord } from '@/session/record';

const ANA = 7;
const BEA = 8;

afterEach(() => {
  clearRecord();
  vi.unstubAllGlobals();
});

const userOf = ({ session }: Tab) => session.getState().user?.id;

/** Runs everything that does not wait for time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate);
}

/** A browser with Ana signed in. */
async function anaIsIn() {
  const { items } = watchStorage();
  const world = createWorld({ schedule: (promise) => promise });
  const ana = world.openTab();
  await ana.signIn(ANA);
  return { world, ana, items };
}

describe('a logout', () => {
  test('that hangs delays the next login by 10 s and is then sent with its token', async () => {
    const { world, ana } = await anaIsIn();
    world.faults.hungLogouts = 1;
    void ana.session.logout();
    const entering = ana.signIn(BEA);
    world.advance(9_999);
    await settle();
    expect(userOf(ana)).toBeUndefined();
    world.advance(1);
    await expect(entering).resolves.toBe(true);
    await settle();
    expect(world.liveUsers()).toEqual([BEA]);
    ana.close();
    const reloaded = world.openTab();
    await settle();
    expect(userOf(reloaded)).toBe(BEA);
  });

  test("that is lost repeatedly is sent with the next refresh and keeps the new user's cookie", async () => {
    const { world, ana } = await anaIsIn();
    world.faults.lostLogouts = 3;
    await ana.session.logout();
    await ana.signIn(BEA);
    await settle();
    expect(world.liveUsers()).toEqual([ANA, BEA]);
    world.advance(780_000);
    await settle();
    expect(world.liveUsers()).toEqual([BEA]);
    expect(world.cookieLives()).toBe(true);
  });
});

test('a login cancelled before its turn sends no password', async () => {
  const { world, ana } = await anaIsIn();
  world.faults.hungLogouts = 1;
  void ana.session.logout();
  const first = ana.signIn(BEA);
  const second = ana.signIn(ANA);
  await settle();
  world.advance(10_000);
  await expect(first).resolves.toBe(false);
  await expect(second).resolves.toBe(true);
  await settle();
  expect(world.liveUsers()).toEqual([ANA]);
});

test('the cookie of an unknown login signs nobody in, and its session ends', async () => {
  const { world, ana } = await anaIsIn();
  ana.close();
  world.loginUnheard(BEA);
  const reloaded = world.openTab();
  expect(userOf(reloaded)).toBe(ANA);
  await settle();
  expect(reloaded.session.getState()).toMatchObject({ status: 'signedOut', user: undefined });
  expect(world.liveUsers()).toEqual([ANA]);
  expect(world.cookieLives()).toBe(false);
});
