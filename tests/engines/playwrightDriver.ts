import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { LOCALE, PATIENCE_MS, TIME_ZONE, type Driver, type Name, type Role, type Size } from './driver';

/**
 * Errors of the network, which the page handles; and, while a page is left, of a check for a newer worker and of the
 * files that a worker is just answering. For an answer that fails by itself, Firefox has another text.
 */
const expected =
  /^Failed to load resource|Failed to update a ServiceWorker|A ServiceWorker intercepted the request and encountered/;

/** Chromium and Firefox. */
class PlaywrightDriver implements Driver {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #errors: string[];

  constructor(context: BrowserContext, page: Page, errors: string[] = []) {
    this.#context = context;
    this.#page = page;
    this.#errors = errors;
    page.on('pageerror', (error) => this.#note(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#note(message.text());
    });
  }

  #note(text: string): void {
    if (!expected.test(text)) this.#errors.push(text);
  }

  #control(role: Role, name: Name) {
    return this.#page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first();
  }

  #field(name: Name) {
    const options = { name, exact: typeof name === 'string' };
    const field = this.#page.getByRole('textbox', options).or(this.#page.getByRole('searchbox', options));
    return field.filter({ visible: true }).first();
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async back(): Promise<void> {
    await this.#page.goBack();
  }

  address(): Promise<string> {
    const { pathname, search } = new URL(this.#page.url());
    return Promise.resolve(pathname + search);
  }

  press(role: Role, name: Name): Promise<void> {
    return this.#control(role, name).click();
  }

  async type(name: Name, text: string): Promise<void> {
    const field = this.#field(name);
    await field.click();
    await field.selectText();
    await this.#page.keyboard.type(text);
  }

  pressEnter(): Promise<void> {
    return this.#page.keyboard.press('Enter');
  }

  see(role: Role, name: Name): Promise<void> {
    return expect(this.#control(role, name)).toBeVisible();
  }

  seeText(text: Name): Promise<void> {
    return expect(this.#page.locator('body')).toContainText(text);
  }

  value(name: Name): Promise<string> {
    return this.#field(name).inputValue();
  }

  async run<T>(script: (input: string) => T | Promise<T>, input = ''): Promise<T> {
    const run = script as (input: string) => Promise<T>;
    return this.#page.evaluate(run, input);
  }

  async openTab(path: string): Promise<Driver> {
    const tab = new PlaywrightDriver(this.#context, await this.#context.newPage(), this.#errors);
    await tab.open(path);
    return tab;
  }

  picture(): Promise<Buffer> {
    return this.#page.screenshot();
  }

  errors(): readonly string[] {
    return this.#errors;
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}

/** Opens a window without cookies or storage. */
export async function openWindow(browser: Browser, origin: string, size: Size): Promise<Driver> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    locale: LOCALE,
    timezoneId: TIME_ZONE,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return new PlaywrightDriver(context, await context.newPage());
}
