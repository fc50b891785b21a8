import type { Page } from '@playwright/test';
import type { ScenarioName } from '@mocks/scenarios/presets';
import type { Fault } from '@mocks/scenarios/scenario';

/** `demo`: the sandbox runs in the page. `real`: the production build meets it over HTTP. */
export type TargetName = 'demo' | 'real';

/** An exchange as the fake server keeps it. */
export interface SentExchange {
  readonly exchangeId: string;
  readonly amountSend: number;
  readonly amountReceive: number;
  readonly rate: number;
  readonly status: string | null;
}

/** A message that a real server would have sent. */
export interface SentCode {
  readonly to: string;
  readonly code: string;
}

/** The name of one call. */
export type CallName = Exclude<Fault['call'], '*'>;

/** A call that reached the fake server; `account` is the login whose token it carried. */
export interface SeenCall {
  readonly call?: string | undefined;
  readonly account?: string | undefined;
}

/** What a journey may ask of the fake server, however far away it stands. */
export interface Target {
  /** Starts the server over with a scenario and opens the app on a path. */
  open(path: string, scenario: ScenarioName): Promise<void>;
  /** Moves server and app forward together, in milliseconds. */
  advance(ms: number): Promise<void>;
  /** Oldest first. */
  exchanges(login: string): Promise<readonly SentExchange[]>;
  /** Oldest first. */
  inbox(): Promise<readonly SentCode[]>;
  /** Lets a fault happen to a call from now on. */
  fault(fault: Fault): Promise<void>;
  /** Ends all faults. */
  clearFaults(): Promise<void>;
  /** Lets the held answers of a call go. */
  release(call: CallName): Promise<void>;
  /** The calls since the app was opened, oldest first; in the demo, since the page was loaded. */
  calls(): Promise<readonly SeenCall[]>;
}

/** Enough for a call to be seen under way, and little beside what a page takes to draw. */
const LATENCY_MS = 20;

/** Reaches the sandbox through the page's own `window.sandbox`. */
function demo(page: Page): Target {
  return {
    async open(path, scenario) {
      const url = new URL(path, 'http://app');
      const edited = JSON.stringify({ name: scenario, latencyMs: LATENCY_MS });
      url.searchParams.set('escenario', `~${Buffer.from(edited).toString('base64url')}`);
      await page.goto(url.pathname + url.search);
      await page.waitForFunction(() => window.sandbox !== undefined);
    },
    advance: (ms) => page.evaluate((by) => window.sandbox?.advance(by), ms),
    exchanges: (login) => page.evaluate((of) => window.sandbox?.exchanges(of) ?? [], login),
    inbox: () => page.evaluate(() => window.sandbox?.inbox() ?? []),
    fault: (fault) => page.evaluate((one) => window.sandbox?.fault(one), fault),
    clearFaults: () => page.evaluate(() => window.sandbox?.clearFaults()),
    release: (call) => page.evaluate((one) => window.sandbox?.release(one), call),
    calls: () =>
      page.evaluate(() => (window.sandbox?.log() ?? []).map(({ call, account }) => ({ call, account }))),
  };
}

/** A page of the app's origin that asks for nothing, not even its icon. */
const emptyPage = '<!doctype html><link rel="icon" href="data:,">';

/**
 * Reaches the sandbox through its control calls; the app's time is the browser's, which Playwright moves.
 * @param sandbox where those calls are answered, if not by the app's own origin
 */
export function real(page: Page, sandbox = ''): Target {
  const { request } = page;
  const ask = async <T>(call: string): Promise<T> =>
    (await request.get(`${sandbox}/sandbox/${call}`)).json() as Promise<T>;
  const tell = async (call: string, data: object) => {
    const answer = await request.post(`${sandbox}/sandbox/${call}`, { data });
    if (!answer.ok()) throw new Error(`/sandbox/${call}: ${await answer.text()}`);
    return answer;
  };
  return {
    async open(path, scenario) {
      await page.clock.install();
      const answer = await tell('scenario', { scenario });
      await tell('change', { latencyMs: LATENCY_MS });
      await tell('clearLog', {});
      const state = (await answer.json()) as { scenario: { signedInAs: string | null } };
      // Whoever has the session's cookie also has the app's own mark of it.
      await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }));
      await page.goto('/empty');
      // While anything is routed, every request makes a detour and nothing is cached.
      await page.unroute('/empty');
      await page.evaluate((login) => {
        localStorage.clear();
        const marker = { loggedIn: true, login, at: Date.now() };
        if (login !== null) localStorage.setItem('turpial.session', JSON.stringify(marker));
      }, state.scenario.signedInAs);
      await page.goto(path);
    },
    async advance(ms) {
      await tell('clock', { advanceMs: ms });
      await page.clock.fastForward(ms);
    },
    async exchanges(login) {
      return (await ask<Record<string, readonly SentExchange[]>>('exchanges'))[login] ?? [];
    },
    inbox: () => ask('inbox'),
    async fault(fault) {
      await tell('fault', fault);
    },
    async clearFaults() {
      await tell('clearFaults', {});
    },
    release: async (call) => void (await tell('release', { call })),
    calls: () => ask('log'),
  };
}

/** The one implementation of `Target` per target. */
export const targets: Readonly<Record<TargetName, (page: Page) => Target>> = {
  demo,
  real: (page) => real(page),
};
