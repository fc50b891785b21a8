import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { endpointNames } from '@/api/endpoints';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { troubles, type Trouble } from './faults';
import { press, retryAtOnce, see, until, watchPage } from './hands';
import { keptOf, scripts, steady, type Script } from './scripts';

/** What no page may ever show. */
const nonsense = /\[object|\bundefined\b|\bNaN\b|\bnull\b|Infinity|<\/?[a-z!][^>]*>|\{"|HTTP \d|Bad Gateway/i;

/** All that the page says, fields and names of what is loading included. */
function said(): string {
  const main = document.querySelector('main');
  const labels = [...(main?.querySelectorAll('[role=status][aria-label]') ?? [])].map((element) =>
    element.getAttribute('aria-label'),
  );
  return [main?.innerText.trim(), ...labels].join('\n').trim();
}

/** How the app words a problem: with the catalogue of spec §8, or as the screens have it. */
const problemWords =
  /no se pud|no pudimos|inténtalo|intenta (de nuevo|nuevamente)|no hay conexión|inválid|inesperada|could not parse|no exchange|missing|el servidor dice/i;

function watchNavigation(): { left: () => boolean } {
  let left = false;
  const stop = (event: NavigateEvent) => {
    left = true;
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stop);
  onTestFinished(() => navigation.removeEventListener('navigate', stop));
  return { left: () => left };
}

/** What holds once the page has finished drawing. */
const soon = (verify: () => void) => vi.waitFor(verify, { timeout: 2000, interval: 20 });

const LOGIN = 'maria@turpial.example';

async function play(script: Script, trouble: Trouble): Promise<void> {
  const page = watchPage();
  const { left } = watchNavigation();
  const fault = trouble.of(script.call);
  const scenario = steady(script.scenario);
  const app = await renderApp({
    scenario: script.breaks === 'load' ? { ...scenario, faults: [fault] } : scenario,
    path: script.path,
    state: script.state?.(),
  });
  const { sandbox, location } = app;
  // Whatever happens: an answer that waits for good would hold the lock that all refreshes share.
  onTestFinished(() => {
    sandbox.clearFaults();
    sandbox.release();
  });
  const sent = sandbox.exchanges(LOGIN).length;
  await script.prepare?.(app);
  const kept = script.breaks === 'act' ? keptOf(script) : [];
  const stood = location();
  if (script.breaks === 'act') sandbox.change({ faults: [fault, ...sandbox.scenario().faults] });
  await script.act?.(app);
  const typed = script.breaks === 'act' ? kept : keptOf(script);

  await until(() => sandbox.log().some(({ call }) => call === script.call), `call of ${script.call}`);
  await page.settle(fault.kind === 'hold');
  if (fault.kind === 'hold') {
    await soon(verifyCalm);
    // Lets go what waits, and holds nothing more.
    sandbox.clearFaults();
    await page.settle();
  }
  await soon(verifyCalm);
  if (trouble.fails) await soon(verifyKept);
  if (script.call === 'createExchange') await verifySentOnce(app);

  function verifyCalm(): void {
    expect(page.problems, 'uncaught errors').toEqual([]);
    expect(said(), 'text in main').not.toBe('');
    expect(document.body.innerText, 'nonsense').not.toMatch(nonsense);
    expect(page.alerts.join('\n'), 'nonsense in an alert').not.toMatch(nonsense);
    expect(document.body.innerText).not.toContain('Unexpected Application Error!');
  }

  function verifyKept(): void {
    if (location() !== stood || left()) return;
    const now = keptOf(script);
    // A form that is gone was done with: then nothing may be told as a problem.
    const done = now.length > 0 && now.every((text) => text === undefined);
    if (done) {
      expect(document.body.innerText, 'a problem without its form').not.toMatch(problemWords);
    } else {
      expect(now, 'what was typed').toEqual(typed);
      const refused = trouble.refuses && !(script.anyBody && trouble.name === 'malformed');
      if (script.tells && (refused || (trouble.name === 'empty' && script.breaks === 'load'))) verifyTold();
    }
  }

  function verifyTold(): void {
    const words = [document.body.innerText, ...page.alerts].join('\n');
    expect(words, 'what the user is told').toMatch(problemWords);
    if (trouble.text !== undefined) expect(words, 'the words of the server').toContain(trouble.text);
  }

  /** Trying again, once the server is well, ends in one transfer. */
  async function verifySentOnce({ sandbox: server }: RenderedApp): Promise<void> {
    const count = () => server.exchanges(LOGIN).length - sent;
    expect(count(), 'transfers').toBeLessThanOrEqual(1);
    // Refused twice, the session is over; logging in leads back here.
    if (trouble.name.startsWith('401')) return;
    if (location() !== stood) return;
    server.clearFaults();
    await press('button', 'Confirmar');
    await see('heading', 'Resumen del envío');
    await page.settle();
    expect(count(), 'transfers').toBe(1);
  }
}

beforeAll(retryAtOnce);

const full = import.meta.env.MATRIX === 'full';

test('every call has its script', () => {
  expect(new Set(scripts.map(({ call }) => call))).toEqual(new Set(endpointNames));
});

for (const script of scripts) {
  describe([script.call, script.when].filter(Boolean).join(' '), () => {
    for (const trouble of troubles.filter(({ brief }) => full || brief)) {
      test(trouble.name, () => play(script, trouble));
    }
  });
}
