import { createWorld, type Tab, type World } from '@tests/support/sessionWorld';
import { stubStorage } from '@tests/support/stubStorage';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { storageKeys } from '@/lib/storage';
import { clearRecord } from '@/session/record';

const ANA = 7;
const BEA = 8;

afterEach(() => clearRecord());

/** Events in a browser with three tabs and two users. */
type Event =
  | { readonly kind: 'login'; readonly tab: number; readonly user: number }
  | { readonly kind: 'logout' | 'refresh' | 'online'; readonly tab: number }
  | { readonly kind: 'lose' | 'patience' };

const tab = fc.nat(2);
const login = fc.record({ kind: fc.constant('login' as const), tab, user: fc.constantFrom(ANA, BEA) });
const ofTab = fc.record({
  kind: fc.constantFrom('logout' as const, 'refresh' as const, 'online' as const),
  tab,
});
const ofAll = fc.record({ kind: fc.constantFrom('lose' as const, 'patience' as const) });
const anything = fc.oneof(
  { weight: 3, arbitrary: login },
  { weight: 4, arbitrary: ofTab },
  { weight: 2, arbitrary: ofAll },
);
/** Each event, with the number of pending tasks that run before the next one. */
const story = fc.array(fc.tuple(anything, fc.nat(6)), { minLength: 1, maxLength: 20 });

type Step = readonly [Event, number];

/** A new browser with three tabs. */
function openBrowser(s: fc.Scheduler) {
  const { items } = stubStorage();
  const world = createWorld(s);
  const tabs = [world.openTab(), world.openTab(), world.openTab()];
  return { items, world, tabs };
}

function happen(
  { world, tabs }: { readonly world: World; readonly tabs: readonly Tab[] },
  event: Event,
): void {
  const of = tabs['tab' in event ? event.tab : 0];
  switch (event.kind) {
    case 'login':
      // A signed-in user does not see the login page.
      if (of?.session.getState().status !== 'signedIn') void of?.signIn(event.user);
      return;
    case 'logout':
      if (of?.session.getState().status === 'signedIn') void of.session.logout();
      return;
    case 'refresh':
      return void of?.session.refreshIfDue();
    case 'online':
      return void of?.session.reconnect();
    case 'lose':
      world.faults.lostLogouts += 1;
      return;
    case 'patience':
      return world.advance(10_000);
  }
}

async function play(
  s: fc.Scheduler,
  browser: ReturnType<typeof openBrowser>,
  steps: readonly Step[],
): Promise<void> {
  for (const [event, progress] of steps) {
    await new Promise(setImmediate);
    happen(browser, event);
    await s.waitNext(Math.min(progress, s.count()));
  }
}

/** Runs all pending work; retries that cannot succeed give up. */
async function comeToRest(s: fc.Scheduler, world: World): Promise<void> {
  for (const ms of [250, 10_000, 250, 10_000, 30_000]) {
    await s.waitIdle();
    world.advance(ms);
  }
  await s.waitIdle();
}

/** The network recovers, and all tabs are notified. */
async function comeOnline(s: fc.Scheduler, { world, tabs }: ReturnType<typeof openBrowser>): Promise<void> {
  world.faults.lostLogouts = 0;
  for (const { session } of tabs) void session.reconnect();
  await comeToRest(s, world);
}

const userOf = ({ session }: Tab) => session.getState().user?.id;

// Each run uses other orders; a failure prints the `seed` and `path` that replay it.
describe('two users, slow and lost logouts, any order of answers', () => {
  test('all tabs agree on one user, whom a reload finds too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), story, async (s, steps) => {
        const browser = openBrowser(s);
        await play(s, browser, steps);
        await comeToRest(s, browser.world);
        await comeOnline(s, browser);
        const users = browser.tabs.map(userOf);
        expect(new Set(users).size, `users of the tabs: ${String(users)}`).toBe(1);
        const reloaded = browser.world.openTab();
        void reloaded.session.refresh();
        await comeToRest(s, browser.world);
        expect(userOf(reloaded)).toBe(users[0]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('a logged-out user stays signed out, however often the server misses the logout', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        story,
        tab,
        fc.nat(3),
        fc.nat(8),
        async (s, steps, by, lost, progress) => {
          const browser = openBrowser(s);
          const { world, tabs, items } = browser;
          await play(s, browser, [...steps, [{ kind: 'login', tab: by, user: ANA }, 0]]);
          await comeToRest(s, world);
          const leaving = tabs[by];
          if (leaving?.session.getState().status !== 'signedIn') return;
          world.faults.lostLogouts = lost;
          await play(s, browser, [[{ kind: 'logout', tab: by }, progress]]);
          // The server does not know or has not answered yet, so nobody is signed in, not even after a reload.
          const reloaded = world.openTab();
          void reloaded.session.refresh();
          await comeToRest(s, world);
          expect([...tabs, reloaded].map(userOf)).toEqual([undefined, undefined, undefined, undefined]);
          await comeOnline(s, { ...browser, tabs: [...tabs, reloaded] });
          expect(world.cookieLives()).toBe(false);
          expect(items.has(storageKeys.logoutOwed)).toBe(false);
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);

  test('the newest login of a tab wins, and the other sessions are ended', async () => {
    const presses = fc.array(fc.tuple(fc.constantFrom(ANA, BEA), fc.nat(4)), { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), presses, fc.nat(2), async (s, users, lost) => {
        const browser = openBrowser(s);
        const { world, tabs } = browser;
        world.faults.lostLogouts = lost;
        const [first, second] = tabs;
        let newest: number | undefined;
        const steps: Promise<boolean>[] = [];
        for (const [user, progress] of users) {
          // A signed-in user does not see the login page.
          if (first && first.session.getState().status !== 'signedIn') {
            steps.push(first.signIn(user));
            newest = user;
          }
          await s.waitNext(Math.min(progress, s.count()));
        }
        await comeToRest(s, world);
        await comeOnline(s, browser);
        expect((await Promise.all(steps)).map(Number).reduce((sum, one) => sum + one)).toBe(1);
        expect(second && userOf(second)).toBe(newest);
        expect(world.liveUsers()).toEqual([newest]);
        const reloaded = world.openTab();
        await comeToRest(s, world);
        expect(userOf(reloaded)).toBe(newest);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
