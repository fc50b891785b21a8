import { createWorld, type CallResult, type Tab, type World } from '@tests/support/sessionWorld';
import { stubStorage } from '@tests/support/stubStorage';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { clearRecord } from '@/session/record';

afterEach(() => clearRecord());

/** Events in a browser with three tabs; `tab` is taken modulo their number. */
type Event =
  | { readonly kind: 'call' | 'refresh' | 'due' | 'reload' | 'logout' | 'login'; readonly tab: number }
  | { readonly kind: 'expire' | 'period' | 'wait' | 'reuse' | 'drop' | 'end' };

const ofTab = <K extends string>(...kinds: readonly K[]) =>
  fc.record({ kind: fc.constantFrom(...kinds), tab: fc.nat(2) });
const plain = <K extends string>(...kinds: readonly K[]) => fc.record({ kind: fc.constantFrom(...kinds) });

/** Events that end no session, so every call must succeed. */
const harmless = fc.oneof(
  { weight: 4, arbitrary: ofTab('call', 'refresh', 'due', 'reload') },
  { weight: 2, arbitrary: plain('expire', 'period', 'wait', 'reuse') },
);
const anything = fc.oneof(
  { weight: 5, arbitrary: harmless },
  { weight: 2, arbitrary: ofTab('logout', 'login') },
  { weight: 1, arbitrary: plain('drop', 'end') },
);
/** Each event, with the number of pending tasks that run before the next one. */
const story = (event: fc.Arbitrary<Event>) =>
  fc.array(fc.tuple(event, fc.nat(6)), { minLength: 1, maxLength: 25 });

interface Played {
  readonly world: World;
  readonly tabs: readonly Tab[];
  readonly results: readonly CallResult[];
  readonly unsettled: number;
  readonly storage: ReturnType<typeof stubStorage>;
}

async function play(s: fc.Scheduler, events: readonly (readonly [Event, number])[]): Promise<Played> {
  const storage = stubStorage();
  const world = createWorld(s);
  const first = world.openTab();
  const loggedIn = first.login();
  await s.waitIdle();
  await loggedIn;
  const tabs = [first, world.openTab(), world.openTab()];
  const results: CallResult[] = [];
  const waiting = new Map<Promise<CallResult>, Tab>();

  let loggingIn: Tab | undefined;
  const called = (tab: Tab) => {
    const call = tab.call();
    waiting.set(call, tab);
    void call.then((result) => {
      waiting.delete(call);
      results.push(result);
    });
  };
  const happen = (event: Event): void => {
    const index = 'tab' in event ? event.tab % tabs.length : 0;
    const tab = tabs[index];
    if (!tab) return;
    switch (event.kind) {
      case 'call':
        called(tab);
        return;
      case 'refresh':
        return void tab.session.refresh();
      case 'due':
        return void tab.session.refreshIfDue();
      case 'reload':
        if (tab === loggingIn) return;
        tab.close();
        for (const [call, of] of waiting) if (of === tab) waiting.delete(call);
        tabs[index] = world.openTab();
        return;
      case 'logout':
        return void tab.session.logout();
      case 'login':
        if (loggingIn || tab.session.getState().status !== 'signedOut') return;
        loggingIn = tab;
        void tab.login().then(() => {
          loggingIn = undefined;
        });
        return;
      case 'expire':
        return world.expireAccess();
      case 'period':
        return world.advance(780_000);
      case 'wait':
        return world.advance(250);
      case 'reuse':
        world.faults.reuses = 1;
        return;
      case 'drop':
        world.faults.drops += 1;
        return;
      case 'end':
        return world.endAll();
    }
  };

  for (const [event, progress] of events) {
    // Everything that needs no answer happens before the next event.
    await new Promise(setImmediate);
    happen(event);
    await s.waitNext(Math.min(progress, s.count()));
  }
  // Finishes all pending answers and retries.
  world.faults.drops = 0;
  for (const ms of [...Array<number>(12).fill(250), 30_000, 250]) {
    await s.waitIdle();
    world.advance(ms);
  }
  await s.waitIdle();
  return { world, tabs, results, unsettled: waiting.size, storage };
}

/** Invariants of every run. */
function alwaysHolds({ world, unsettled, storage }: Played): void {
  expect(world.seen.mostTogether, 'refreshes at once').toBeLessThanOrEqual(1);
  expect(unsettled, 'calls that never came to an end').toBe(0);
  expect(storage.written.filter((line) => /access-|refresh-/.test(line))).toEqual([]);
}

describe('several tabs with one session, events in any order', () => {
  test('while nobody ends the session, every call of every tab succeeds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), story(harmless), async (s, events) => {
        const played = await play(s, events);
        alwaysHolds(played);
        expect(played.results.filter((result) => result !== 'answered')).toEqual([]);
        expect(played.tabs.map(({ session }) => session.getState().status)).toEqual(
          played.tabs.map(() => 'signedIn'),
        );
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('no tab hangs, and all tabs agree in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), story(anything), async (s, events) => {
        const played = await play(s, events);
        alwaysHolds(played);
        const states = played.tabs.map(({ session }) => session.getState().status);
        expect(states).not.toContain('unreachable');
        const logins = played.tabs.flatMap(({ session }) => session.accessToken()?.split('-')[1] ?? []);
        expect(new Set(logins).size, 'logins that the tabs believe in').toBeLessThanOrEqual(1);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('a logout in any tab is final for all tabs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        story(harmless),
        fc.nat(2),
        fc.nat(8),
        async (s, events, by, progress) => {
          const before = events.map(([event, n]) => [event, n] as const);
          const played = await play(s, [...before, [{ kind: 'logout', tab: by }, progress]]);
          alwaysHolds(played);
          expect(played.tabs.map(({ session }) => session.getState().status)).toEqual(
            played.tabs.map(() => 'signedOut'),
          );
          expect(played.tabs.map(({ session }) => session.accessToken())).toEqual(
            played.tabs.map(() => undefined),
          );
          expect([...played.storage.items.keys()]).toEqual(['turpial.last-use']);
          expect(played.world.cookieLives(), 'a session that the cookie would bring back').toBe(false);
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);
});
