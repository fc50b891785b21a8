import type { ScenarioName } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/faultKinds';
import type { Page } from '@playwright/test';

/** `demo`: the sandbox runs in the page. `real`: the production build calls it over HTTP. */
export type TargetName = 'demo' | 'real';

/** An exchange in the sandbox's database. */
export interface SentExchange {
  readonly exchangeId: string;
  readonly amountSend: number;
}

/** A message that a real server would have sent. */
export interface SentCode {
  readonly to: string;
  readonly code: string;
}

export type CallName = Exclude<Fault['call'], '*'>;

/** A call that reached the sandbox; `at` is the time of the server in ms. */
export interface SeenCall {
  readonly at: number;
  readonly call?: string | undefined;
}

/** The sandbox commands that a journey can use on every target. */
export interface Target {
  /** Starts a scenario and opens the app on a path. */
  open(path: string, scenario: ScenarioName): Promise<void>;
  /** Moves the time of server and app, in milliseconds. */
  advance(ms: number): Promise<void>;
  /** Oldest first. */
  exchanges(login: string): Promise<readonly SentExchange[]>;
  /** Oldest first. */
  inbox(): Promise<readonly SentCode[]>;
  /** Sets a fault of a call. */
  fault(fault: Fault): Promise<void>;
  /** Removes all faults. */
  clearFaults(): Promise<void>;
  /** Releases the paused answers of a call. */
  release(call: CallName): Promise<void>;
  /** Calls since `open`, oldest first; in the demo, since the last page load. */
  calls(): Promise<readonly SeenCall[]>;
}

/** Long enough to see a call in progress, short compared with rendering. */
export const LATENCY_MS = 20;

/** Uses the page's `window.sandbox`. */
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
    calls: () => page.evaluate(() => (window.sandbox?.log() ?? []).map(({ at, call }) => ({ at, call }))),
  };
}

/** A page of the app's origin that loads nothing, not even an icon. The worker answers no path of the API. */
const emptyPath = '/api/empty';
const emptyPage = '<!doctype html><link rel="icon" href="data:,">';

/**
 * Uses the HTTP control calls; Playwright moves the browser's time.
 *
 * @param sandbox origin of the control calls, if it is not the app's own
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
      const answer = await tell('apply', { scenario });
      await tell('change', { changes: { latencyMs: LATENCY_MS } });
      await tell('clearLog', {});
      const state = (await answer.json()) as { scenario: { signedInAs: string | null } };
      // The session cookie needs the app's session marker in local storage.
      await page.route(emptyPath, (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }));
      await page.goto(emptyPath);
      // While a route is active, every request passes through Playwright and the browser caches nothing.
      await page.unroute(emptyPath);
      await page.evaluate((login) => {
        localStorage.clear();
        const marker = { loggedIn: true, login, at: Date.now() };
        if (login !== null) localStorage.setItem('turpial.session', JSON.stringify(marker));
      }, state.scenario.signedInAs);
      await page.goto(path);
    },
    async advance(ms) {
      await tell('advance', { ms });
      await page.clock.fastForward(ms);
    },
    exchanges: (login) => ask(`exchanges?login=${encodeURIComponent(login)}`),
    inbox: () => ask('inbox'),
    async fault(fault) {
      await tell('fault', { fault });
    },
    async clearFaults() {
      await tell('clearFaults', {});
    },
    release: async (call) => void (await tell('release', { call })),
    calls: () => ask('log'),
  };
}

/** The `Target` of each target name. */
export const targets: Readonly<Record<TargetName, (page: Page) => Target>> = {
  demo,
  real: (page) => real(page),
};
