import type { ScenarioName } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/faultKinds';
import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import { account, signIn } from '../../scripts/tools/signIn.mjs';
import type { CallName, SeenCall, SentExchange, Target } from './targets';

/** Actions of a user and a tester; every method works the same on all targets. */
export class AppDriver {
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #page: Page;
  readonly #target: Target;
  #sentBefore = 0;
  readonly #codesRead = new Map<string, number>();

  constructor(page: Page, target: Target) {
    this.#page = page;
    this.#target = target;
    page.on('pageerror', (error) => {
      if (!isWorkerLeft(String(error))) this.#problems.push(String(error));
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !isRefusedCall(message) && !isWorkerLeft(message.text())) {
        this.#problems.push(`${message.text()} (${message.location().url})`);
      }
    });
    page.on('dialog', (dialog) => void dialog.accept());
  }

  /** Opens the app on a path with a scenario; default: a visitor. */
  async open(path = '/', { scenario = 'normal' }: { scenario?: ScenarioName } = {}): Promise<void> {
    await this.#target.open(path, scenario);
    this.#sentBefore = (await this.#target.exchanges(account.login)).length;
  }

  /** Logs in through both steps of /iniciar; the page must be open. */
  async signIn(who = account): Promise<void> {
    await signIn(this.#page, who);
  }

  /** Exchanges sent since the app was opened, oldest first. */
  async sent(): Promise<readonly SentExchange[]> {
    return (await this.#target.exchanges(account.login)).slice(this.#sentBefore);
  }

  /** Waits for the next code sent to an e-mail or a phone. */
  async code(to: string): Promise<string> {
    const read = this.#codesRead.get(to) ?? 0;
    let code: string | undefined;
    await expect(async () => {
      code = (await this.#target.inbox()).filter((one) => one.to === to)[read]?.code;
      expect(code, `a code for ${to}`).toBeDefined();
    }).toPass();
    this.#codesRead.set(to, read + 1);
    return code ?? '';
  }

  /** Moves the time of app and server, in milliseconds. */
  advance(ms: number): Promise<void> {
    return this.#target.advance(ms);
  }

  /** Sets a fault of a call. */
  fault(fault: Fault): Promise<void> {
    return this.#target.fault(fault);
  }

  /** Removes all faults. */
  clearFaults(): Promise<void> {
    return this.#target.clearFaults();
  }

  /** Releases the paused answers of a call. */
  release(call: CallName): Promise<void> {
    return this.#target.release(call);
  }

  /** Calls that reached the server since `open`, or since the demo's last page load; oldest first. */
  calls(): Promise<readonly SeenCall[]> {
    return this.#target.calls();
  }

  /** Waits for an error in the console and declares all that are like it as expected. */
  async expectProblem(text: RegExp): Promise<void> {
    const isThere = () => this.#problems.some((problem) => text.test(problem));
    // The console's messages reach the test slightly after the page's changes.
    await expect.poll(isThere, `an error like ${String(text)} in the console`).toBe(true);
    this.#expected.push(text);
  }

  /** Fails if the console or the page reported an unexpected error. */
  verifyCalm(): void {
    const unexpected = this.#problems.filter((problem) => !this.#expected.some((text) => text.test(problem)));
    expect(unexpected, 'errors in the console').toEqual([]);
  }
}

/** Browsers log each answer of 400 or more; for API calls the app handles them. */
function isRefusedCall(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');
}

/** The browser checks for a newer worker by itself and reports an error if the page is left meanwhile. */
function isWorkerLeft(text: string): boolean {
  return text.includes('Failed to update a ServiceWorker');
}
