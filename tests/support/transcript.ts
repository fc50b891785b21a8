import { scenarioOf, type ScenarioName } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';
import { page as browserPage } from 'vitest/browser';
import { press, see, type, until } from './hands';
import { renderApp, type RenderedApp } from './renderApp';
import { listen, readThrough } from './screenReader';
import { watchPage } from './watchPage';

/** The same every day: a frozen clock and a fixed rate. */
export const still = (name: ScenarioName, changes: Partial<Scenario> = {}) =>
  scenarioOf(name, {
    rate: { kind: 'fixed', rate: 612.4837 },
    clock: { at: '2026-07-01T10:00:00Z', frozen: true },
    ...changes,
  });

const nameOf = (name: string | RegExp) =>
  typeof name === 'string' ? name : name.source.replace(/[\^$]/g, '');

const main = () => document.getElementById('contenido') ?? document.body;

/** Waits for the effect of an action that ends later than the calls it makes. */
type Then = () => Promise<unknown>;

/** Waits until page and toasts contain the text, as often as given. */
export const says =
  (text: string, times = 1): Then =>
  () =>
    until(() => document.body.textContent.split(text).length > times, `'${text}'`);

const skeletons = () => [...main().querySelectorAll('[aria-label^=Cargando]')];

/** False while a skeleton is shown; it may have the heading of the page. */
const hasLoaded = () =>
  main().querySelector('h1') !== null &&
  !skeletons().some((skeleton) => skeleton.checkVisibility()) &&
  !main().textContent.includes('Obteniendo tasa');

/** A visit of the app that is written down as a reader hears it. */
interface Visit extends RenderedApp {
  /** Waits for the page with this heading and reads it from its start to its end. */
  readonly read: (heading: string | RegExp) => Promise<void>;
  /** Does something and writes down what is heard then. Returns it. */
  readonly does: (what: string, action: () => unknown) => Promise<readonly string[]>;
  /** Presses a control that has the focus. */
  readonly press: (role: string, name: string | RegExp, then?: Then) => Promise<readonly string[]>;
  readonly type: (label: string | RegExp, text: string, then?: Then) => Promise<readonly string[]>;
  /** The transcript so far, as a file for people to read. */
  readonly transcript: (title: string) => string;
}

/** Opens the app and listens. */
export async function visit(scenario: Scenario, path: string): Promise<Visit> {
  // A wider page shows more columns, and more rows of long lists.
  await browserPage.viewport(390, 844);
  const page = watchPage();
  const app = await renderApp({ scenario, path });
  await until(hasLoaded, 'page');
  await page.settle();
  const { heard } = await listen();
  const lines: string[] = [];

  const does = async (what: string, action: () => unknown) => {
    await action();
    await page.settle();
    const phrases = await heard();
    if (document.activeElement === document.body) lines.push(`> ${what} (nothing has the focus)`);
    else lines.push(`> ${what}`);
    lines.push(...phrases.map((phrase) => `    ${phrase}`), '');
    return phrases;
  };
  return {
    ...app,
    does,
    async read(heading) {
      await see('heading', heading);
      await until(hasLoaded, 'page');
      await page.settle();
      lines.push(...(await readThrough(main())), '');
    },
    async press(role, name, then) {
      const control = await see(role, name);
      if (control instanceof HTMLElement) control.focus();
      await page.settle();
      await heard();
      return does(`presses ${role} '${nameOf(name)}'`, async () => {
        await press(role, name);
        await then?.();
      });
    },
    type: (label, text, then) =>
      does(`types '${text}' in '${nameOf(label)}'`, async () => {
        await type(label, text);
        await then?.();
      }),
    transcript: (title) => [`# ${title}`, '', ...lines].join('\n'),
  };
}
