import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { endpointNames } from '@/api/endpoints';
import { errorLanguage } from '@/lib/errorLanguage';
import { PATIENCE_MS, press, see, until } from '../support/hands';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { catchPageLoad, retryAtOnce, watchPage } from '../support/watchPage';
import { troubles, type Trouble } from './faults';
import { keptOf, scripts, steady, type Script } from './scripts';

/** Texts that no page may show. */
const nonsense = /\[object|\bundefined\b|\bNaN\b|\bnull\b|Infinity|<\/?[a-z!][^>]*>|\{"|HTTP \d|Bad Gateway/i;

/** All text of the page, including field values and the names of loading indicators. */
function said(): string {
  const main = document.querySelector('main');
  const labels = [...(main?.querySelectorAll('[role=status][aria-label]') ?? [])].map((element) =>
    element.getAttribute('aria-label'),
  );
  return [main?.innerText.trim(), ...labels].join('\n').trim();
}

/** The texts of product 8.2, or the screens' own words for a problem. */
const problemWords =
  /no se pud|no pudimos|inténtalo|intenta (de nuevo|nuevamente)|no hay conexión|inválid|inesperada|could not parse|no exchange|missing|el servidor dice|todavía no sabemos/i;

/** English error texts that a screen reader would read as Spanish. */
function unmarkedEnglish(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const unmarked: string[] = [];
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    const text = nodeValue?.trim() ?? '';
    // The language of the page itself is that of the test runner.
    const marked = parentElement?.closest('body [lang]')?.matches('[lang=en]') ?? false;
    if (errorLanguage(text) === 'en' && !marked) unmarked.push(text);
  }
  return unmarked;
}

/** Waits for the page to finish rendering. */
const soon = (verify: () => void) => vi.waitFor(verify, { timeout: PATIENCE_MS, interval: 20 });

const LOGIN = 'maria@turpial.example';

async function play(script: Script, trouble: Trouble): Promise<void> {
  const page = watchPage();
  const loaded = catchPageLoad();
  const fault = trouble.of(script.call);
  const scenario = steady(script.scenario);
  const app = await renderApp({
    scenario: script.breaks === 'load' ? { ...scenario, faults: [fault] } : scenario,
    path: script.path,
    state: script.state?.(),
  });
  const { sandbox, location } = app;
  // A paused answer must always be released: it would keep the lock that all refreshes share.
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
    // Releases paused calls and removes all faults.
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
    expect(unmarkedEnglish(), 'texts without their language').toEqual([]);
  }

  function verifyKept(): void {
    if (location() !== stood || loaded() !== undefined) return;
    const now = keptOf(script);
    // A form that closed has succeeded, so the page may show no problem.
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

  /** A retry with a working server creates exactly one exchange. */
  async function verifySentOnce({ sandbox: server }: RenderedApp): Promise<void> {
    const count = () => server.exchanges(LOGIN).length - sent;
    expect(count(), 'transfers').toBeLessThanOrEqual(1);
    // Two refusals end the session; the login leads back here.
    if (trouble.name.startsWith('401')) return;
    if (location() !== stood) return;
    server.clearFaults();
    await press('button', 'Confirmar');
    await see('heading', 'Resumen del envío');
    await page.settle();
    expect(count(), 'transfers').toBe(1);
  }
}

retryAtOnce();

test('every call has its script', () => {
  expect(new Set(scripts.map(({ call }) => call))).toEqual(new Set(endpointNames));
});

for (const script of scripts) {
  describe([script.call, script.when].filter(Boolean).join(' '), () => {
    for (const trouble of troubles) {
      test(trouble.name, { tags: trouble.brief ? [] : ['nightly'] }, () => play(script, trouble));
    }
  });
}
