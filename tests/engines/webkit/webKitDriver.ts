import { expect } from '@playwright/test';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { PATIENCE_MS, type Driver, type Name, type Role, type Size } from '../driver';

const selectors: Readonly<Record<Role, string>> = {
  button: 'button:not([role]), [role=button], summary',
  checkbox: 'input[type=checkbox]',
  combobox: '[role=combobox], select',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  option: '[role=option]',
  radio: 'input[type=radio], [role=radio]',
  tab: '[role=tab]',
  textbox: 'input:not([type=radio], [type=checkbox], [role]), textarea',
};

const matches = (text: string, name: Name) => (typeof name === 'string' ? text === name : name.test(text));

/** Waits until a function gives a value, and returns it. */
async function eventually<T>(what: string, ask: () => Promise<T | null | undefined>): Promise<T> {
  let found: T | null | undefined;
  // The page may be replaced between two commands; then a command fails and is repeated.
  await expect(async () => {
    found = await ask();
    expect(found ?? undefined, what).toBeDefined();
  }).toPass({ timeout: PATIENCE_MS, intervals: [50] });
  return found as T;
}

/** Runs in the page: elements that match a selector and have a visible box. */
function visibleElements(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Runs in the page. */
function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

class WebKitDriver implements Driver {
  readonly #browser: WebDriver;
  readonly #origin: string;
  readonly #tab: string;

  constructor(browser: WebDriver, origin: string, tab: string) {
    this.#browser = browser;
    this.#origin = origin;
    this.#tab = tab;
  }

  /** Every command goes to the current tab of the browser. */
  async #here(): Promise<WebDriver> {
    const current = await this.#browser.getWindowHandle();
    if (current !== this.#tab) await this.#browser.switchTo().window(this.#tab);
    return this.#browser;
  }

  #find(role: Role, name: Name): Promise<WebElement> {
    return eventually(`${role} ${String(name)}`, async () => {
      const browser = await this.#here();
      for (const element of await browser.executeScript<WebElement[]>(visibleElements, selectors[role])) {
        if (matches(await element.getAccessibleName(), name)) return element;
      }
      return undefined;
    });
  }

  async open(path: string): Promise<void> {
    await (await this.#here()).get(new URL(path, this.#origin).href);
  }

  async reload(): Promise<void> {
    await (await this.#here()).navigate().refresh();
  }

  async back(): Promise<void> {
    await (await this.#here()).navigate().back();
  }

  async address(): Promise<string> {
    const { pathname, search } = new URL(await (await this.#here()).getCurrentUrl());
    return pathname + search;
  }

  async press(role: Role, name: Name): Promise<void> {
    await eventually(`${role} ${String(name)}, ready`, async () => {
      const element = await this.#find(role, name);
      if (!(await element.isEnabled())) return undefined;
      // The driver would stop at the window's edge, where a bar covers the control.
      await this.#browser.executeScript(scrollToMiddle, element);
      await element.click();
      return true;
    });
  }

  async type(name: Name, text: string): Promise<void> {
    const field = await this.#find('textbox', name);
    await this.press('textbox', name);
    await this.#browser.executeScript((element: HTMLInputElement) => element.select(), field);
    await this.#browser.actions().sendKeys(text).perform();
  }

  async pressEnter(): Promise<void> {
    const browser = await this.#here();
    await browser.actions().sendKeys(Key.ENTER).perform();
  }

  async see(role: Role, name: Name): Promise<void> {
    await this.#find(role, name);
  }

  async seeText(text: Name): Promise<void> {
    await eventually(`the text ${String(text)}`, async () => {
      const shown = await (await this.#here()).executeScript<string>(() => document.body.innerText);
      return typeof text === 'string' ? shown.includes(text) || undefined : text.test(shown) || undefined;
    });
  }

  async value(name: Name): Promise<string> {
    return (await this.#find('textbox', name)).getProperty('value');
  }

  async run<T>(script: (input: string) => T | Promise<T>, input = ''): Promise<T> {
    return (await this.#here()).executeScript<T>(script, input);
  }

  async openTab(path: string): Promise<Driver> {
    await this.#browser.switchTo().newWindow('tab');
    const tab = new WebKitDriver(this.#browser, this.#origin, await this.#browser.getWindowHandle());
    await tab.open(path);
    return tab;
  }

  async picture(): Promise<Buffer> {
    // The picture is of the last frame that was drawn.
    await this.run(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
    return Buffer.from(await (await this.#here()).takeScreenshot(), 'base64');
  }

  /** WebKitGTK reports none. */
  errors(): readonly string[] {
    return [];
  }

  close(): Promise<void> {
    return this.#browser.quit();
  }
}

/** The size of a window is its outer one; the page needs the size of its contents. */
async function resize(browser: WebDriver, size: Size): Promise<void> {
  await eventually('the size of the window', async () => {
    const [width, height] = await browser.executeScript<[number, number]>(() => [innerWidth, innerHeight]);
    if (width === size.width && height === size.height) return true;
    const window = browser.manage().window();
    const outer = await window.getRect();
    await window.setRect({
      width: outer.width + size.width - width,
      height: outer.height + size.height - height,
    });
    return undefined;
  });
}

/** The driver of a browser's only tab. */
export async function driveWebKit(browser: WebDriver, origin: string, size: Size): Promise<Driver> {
  await resize(browser, size);
  return new WebKitDriver(browser, origin, await browser.getWindowHandle());
}
