import { expect } from '@playwright/test';
import { PATIENCE_MS, type Driver, type Name, type Role, type Size } from '../driver';
import { pressPoint, selectText, visibleElements } from './inPage';
import type { ElementRef, Session } from './session';

const selectors: Readonly<Record<Role, string>> = {
  button: 'button:not([role]), [role=button], summary',
  checkbox: 'input[type=checkbox]',
  combobox: '[role=combobox], select',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  option: '[role=option]',
  radio: 'input[type=radio], [role=radio]',
  region: 'section, [role=region]',
  tab: '[role=tab]',
  textbox: 'input:not([type=radio], [type=checkbox], [role]), textarea',
};

/** Keys of the protocol. */
const keys = { Enter: '\uE007', Escape: '\uE00C' } as const;

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

class WebKitDriver implements Driver {
  readonly #session: Session;
  readonly #origin: string;
  readonly #tab: string;

  constructor(session: Session, origin: string, tab: string) {
    this.#session = session;
    this.#origin = origin;
    this.#tab = tab;
  }

  /** Every command goes to the current tab of the session. */
  async #here(): Promise<Session> {
    const current = await this.#session.get<string>('window');
    if (current !== this.#tab) await this.#session.post('window', { handle: this.#tab });
    return this.#session;
  }

  #find(role: Role, name: Name): Promise<ElementRef> {
    return eventually(`${role} ${String(name)}`, async () => {
      const session = await this.#here();
      for (const element of await session.execute<ElementRef[]>(visibleElements, selectors[role])) {
        if (matches(await session.labelOf(element), name)) return element;
      }
      return undefined;
    });
  }

  async open(path: string): Promise<void> {
    await (await this.#here()).post('url', { url: new URL(path, this.#origin).href });
  }

  async reload(): Promise<void> {
    await (await this.#here()).post('refresh');
  }

  async back(): Promise<void> {
    await (await this.#here()).post('back');
  }

  async address(): Promise<string> {
    const { pathname, search } = new URL(await (await this.#here()).get<string>('url'));
    return pathname + search;
  }

  async press(role: Role, name: Name): Promise<void> {
    const [x, y] = await eventually(`${role} ${String(name)}, ready`, async () => {
      const element = await this.#find(role, name);
      return this.#session.execute<readonly [number, number] | null>(pressPoint, element);
    });
    await this.#session.post('actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x, y, duration: 0 },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  async type(name: Name, text: string): Promise<void> {
    await this.press('textbox', name);
    await this.#session.execute(selectText);
    await this.#keys([...text]);
  }

  async key(name: keyof typeof keys): Promise<void> {
    await this.#here();
    await this.#keys([keys[name]]);
  }

  async #keys(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async see(role: Role, name: Name): Promise<void> {
    await this.#find(role, name);
  }

  async seeText(text: Name): Promise<void> {
    await eventually(`the text ${String(text)}`, async () => {
      const shown = await (await this.#here()).execute<string>(() => document.body.innerText);
      return typeof text === 'string' ? shown.includes(text) || undefined : text.test(shown) || undefined;
    });
  }

  async value(name: Name): Promise<string> {
    const field = await this.#find('textbox', name);
    return this.#session.execute((element: HTMLInputElement) => element.value, field);
  }

  async run<T>(script: (input: string) => T | Promise<T>, input = ''): Promise<T> {
    return (await this.#here()).executeAsync<T>(script, input);
  }

  async openTab(path: string): Promise<Driver> {
    const { handle } = await this.#session.post<{ handle: string }>('window/new', { type: 'tab' });
    const tab = new WebKitDriver(this.#session, this.#origin, handle);
    await tab.open(path);
    return tab;
  }

  async picture(): Promise<Buffer> {
    // The picture is of the last frame that was drawn.
    await this.run(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
    return Buffer.from(await (await this.#here()).get<string>('screenshot'), 'base64');
  }

  /** WebKitGTK reports none. */
  errors(): readonly string[] {
    return [];
  }

  close(): Promise<void> {
    return this.#session.end();
  }
}

/** The driver sets the size of the window; the page needs the size of its contents. */
async function resize(session: Session, size: Size): Promise<void> {
  await eventually('the size of the window', async () => {
    const [width, height] = await session.execute<[number, number]>(() => [innerWidth, innerHeight]);
    if (width === size.width && height === size.height) return true;
    const outer = await session.get<Size>('window/rect');
    await session.post('window/rect', {
      width: outer.width + size.width - width,
      height: outer.height + size.height - height,
    });
    return undefined;
  });
}

/** The driver of a session's only tab. */
export async function driveWebKit(session: Session, origin: string, size: Size): Promise<Driver> {
  await resize(session, size);
  return new WebKitDriver(session, origin, await session.get<string>('window'));
}
