import { createHolder } from '@tests/support/holder';
import { createWorld, type Tab } from '@tests/support/sessionWorld';
import { watchStorage } from '@tests/support/watchStorage';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearRecord } from '@/session/record';

const ANA = 7;
const BEA = 8;

beforeEach(() => void watchStorage());
afterEach(() => {
  clearRecord();
  vi.unstubAllGlobals();
});

const userOf = ({ session }: Tab) => session.getState().user?.id;

/** A browser with two tabs; the test can hold messages, calls and answers. */
function openBrowser() {
  const holder = createHolder();
  const world = createWorld(holder);
  const tabs = [world.openTab(), world.openTab()] as const;
  return {
    ...holder,
    world,
    tabs,
    /** Opens another tab with the browser's stored state. */
    async openTab(): Promise<Tab> {
      const tab = world.openTab();
      await holder.settle();
      return tab;
    },
  };
}

describe("an older login's refresh answered after the newer login", () => {
  /** Both logins are in progress; Ana's finishes first, and its refresh is in progress when Bea's answer arrives. */
  async function refreshUnderLogin() {
    const browser = openBrowser();
    const { tabs, hold, pass, letGo, settle } = browser;
    hold('login');
    const entering = tabs[0].signIn(BEA);
    await settle();
    pass('login');
    hold('told opened');
    await tabs[1].signIn(ANA);
    hold('refresh');
    void tabs[1].session.refresh();
    await settle();
    await letGo('login');
    await expect(entering).resolves.toBe(true);
    return browser;
  }

  test.each([
    ['if its tab knows the newer login', ['told opened', 'refresh']],
    ['if the message about it is still on its way', ['refresh', 'told opened']],
  ])("keeps the newer login's cookie %s", async (_case, order) => {
    const { world, tabs, letGo, openTab } = await refreshUnderLogin();
    for (const label of order) await letGo(label);
    expect(tabs.map(userOf)).toEqual([BEA, BEA]);
    expect(world.cookieUser()).toBe(BEA);
    expect(userOf(await openTab())).toBe(BEA);
  });
});

describe('messages of several tabs that cross', () => {
  test('a login whose end arrives first signs nobody in', async () => {
    const { tabs, hold, letGo, openTab } = openBrowser();
    hold('told opened');
    await tabs[0].signIn(ANA);
    const leaving = await openTab();
    await leaving.session.logout();
    await letGo('told opened');
    expect([...tabs, leaving].map(userOf)).toEqual([undefined, undefined, undefined]);
  });

  test('a login whose newer tokens arrive first keeps them', async () => {
    const { tabs, hold, letGo, openTab } = openBrowser();
    hold('told opened');
    await tabs[0].signIn(ANA);
    const newest = await openTab();
    await letGo('told opened');
    expect(tabs.map(({ session }) => session.accessToken())).toEqual(
      tabs.map(() => newest.session.accessToken()),
    );
  });

  test('replaced tokens do not come back', async () => {
    const { tabs, hold, pass, letGo, openTab } = openBrowser();
    await tabs[0].signIn(ANA);
    hold('told refreshed');
    await tabs[0].session.refresh();
    pass('told refreshed');
    const newest = await openTab();
    await letGo('told refreshed');
    expect(tabs.map(({ session }) => session.accessToken())).toEqual(
      tabs.map(() => newest.session.accessToken()),
    );
  });
});

describe('a call of a replaced login', () => {
  test('does not end the newer login when it is refused', async () => {
    const { world, tabs, hold, letGo, settle } = openBrowser();
    await tabs[0].signIn(ANA);
    await settle();
    world.expireAccess();
    hold('refresh');
    const answer = tabs[0].call();
    await settle();
    // The call is repeated with a new token; while its answer is on its way, the session ends and Bea logs in.
    hold('call');
    await letGo('refresh');
    world.endAll();
    await tabs[1].signIn(BEA);
    await letGo('call');
    await expect(answer).resolves.toBe('refused');
    expect(tabs.map(userOf)).toEqual([BEA, BEA]);
  });

  test('does not prove the newer login when it is answered', async () => {
    const { world, tabs } = openBrowser();
    const [{ session, signIn }] = tabs;
    await signIn(ANA);
    const former = session.accessToken() ?? '';
    await signIn(BEA);
    world.advance(60_000);
    session.proven(former);
    expect(session.isProven()).toBe(false);
    session.proven(session.accessToken() ?? '');
    expect(session.isProven()).toBe(true);
  });
});
