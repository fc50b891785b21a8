import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import type { ScenarioName } from '@mocks/scenarios/presets';
import type { Fault } from '@mocks/scenarios/scenario';
import type { CallName, SeenCall, SentExchange, Target } from './targets';

/** The account that can do everything, and the password of all accounts (mocks/seeds). */
const maria = { login: 'maria@turpial.example', password: 'Turpial2026' };

/** What a person, or the tester behind them, can do; every verb works the same in all targets. */
export class AppDriver {
  /** Texts of the browser's alerts so far. */
  readonly alerts: string[] = [];
  readonly #problems: string[] = [];
  readonly #page: Page;
  readonly #target: Target;
  #before = new Map<string, number>();
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
    page.on('dialog', (dialog) => {
      this.alerts.push(dialog.message());
      void dialog.accept();
    });
  }

  /** Opens the app on a path, with the server as the scenario says; without one, as a visitor. */
  async open(path = '/', { scenario = 'normal' }: { scenario?: ScenarioName } = {}): Promise<void> {
    await this.#target.open(path, scenario);
    this.#before = new Map([[maria.login, (await this.#target.exchanges(maria.login)).length]]);
  }

  /** Logs in through the two steps of /iniciar, on which the page stands. */
  async signIn({ login, password } = maria): Promise<void> {
    const page = this.#page;
    await page.getByRole('textbox', { name: /correo/i }).fill(login);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page
      .getByRole('main')
      .getByRole('button', { name: /iniciar sesión|entrar/i })
      .click();
  }

  /** The exchanges that reached the server since the app was opened, oldest first. */
  async sent(login = maria.login): Promise<readonly SentExchange[]> {
    return (await this.#target.exchanges(login)).slice(this.#before.get(login) ?? 0);
  }

  /** The next code that the server "sends" to an e-mail or a phone, if need be waited for. */
  async code(to: string): Promise<string> {
    const read = this.#codesRead.get(to) ?? 0;
    let code: string | undefined;
    await expect(async () => {
      code = (await this.#target.inbox()).filter((one) => one.to === to)[read]?.code;
      expect(code, `a code for ${to}`).toBeDefined();
    }).toPass({ timeout: 10_000 });
    this.#codesRead.set(to, read + 1);
    return code ?? '';
  }

  /** Lets time pass for app and server together, in milliseconds. */
  advance(ms: number): Promise<void> {
    return this.#target.advance(ms);
  }

  /** Lets a fault happen to a call from now on. */
  fault(fault: Fault): Promise<void> {
    return this.#target.fault(fault);
  }

  /** Ends all faults. */
  clearFaults(): Promise<void> {
    return this.#target.clearFaults();
  }

  /** Lets the held answers of a call go. */
  release(call: CallName): Promise<void> {
    return this.#target.release(call);
  }

  /** The calls that reached the server since the app was opened, or the demo's page loaded; oldest first. */
  calls(): Promise<readonly SeenCall[]> {
    return this.#target.calls();
  }

  /** Says that an error in the console is part of the story. */
  async expectProblem(text: RegExp): Promise<void> {
    const find = () => this.#problems.findIndex((problem) => text.test(problem));
    // The console reaches the test a little after the page.
    await expect.poll(find, `an error like ${String(text)} in the console`).not.toBe(-1);
    this.#problems.splice(find(), 1);
  }

  /** Fails when the console or the page reported an error that no test expected. */
  verifyCalm(): void {
    expect(this.#problems, 'errors in the console').toEqual([]);
  }
}

/** Browsers log each answer of 400 or more; for a call to the API that is the app's to judge. */
function isRefusedCall(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');
}

/** The browser looks for a newer worker by itself; leaving the page meanwhile is no fault of the page's. */
function isWorkerLeft(text: string): boolean {
  return text.includes('Failed to update a ServiceWorker');
}
