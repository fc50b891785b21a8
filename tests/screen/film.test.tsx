import { filmControls, memoryFilmStore } from '@mocks/page/film/controls';
import type { Step } from '@mocks/page/film/film';
import { playPage } from '@mocks/page/film/player';
import { encodeScenario } from '@mocks/scenarios/link';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { logins } from '@mocks/server/seeds/accounts';
import { expect, test, vi } from 'vitest';
import { renderApp, type RenderedApp } from '../support/renderApp';

const clock = { at: '2026-11-22T10:00:00.000Z', frozen: true };

/** Plays steps on the page that is open; `ended` resolves when the player does nothing more. */
function play({ sandbox, location }: RenderedApp, steps: Step[]) {
  const store = memoryFilmStore();
  const read = vi.spyOn(store, 'get');
  sandbox.clock.freeze();
  store.set({
    mode: 'playing',
    film: {
      version: 1,
      scenario: encodeScenario(scenarioOf('aprobada', { clock })),
      path: location(),
      steps,
    },
    played: 0,
    until: steps.length,
    fast: true,
    fresh: false,
    now: sandbox.clock.now(),
    leaving: false,
  });
  const ended = playPage(sandbox, store);
  return {
    film: filmControls(sandbox, store),
    ended,
    /** Resolves when the player is at a step: it reads the film first. */
    begun: () => expect.poll(() => read.mock.calls.length).toBeGreaterThan(0),
  };
}

const confirm: Step = { do: 'press', on: { by: 'role', role: 'button', name: 'Confirmar', nth: 0 } };

test('a film closed while it waits for a button never presses it', async () => {
  const app = await renderApp({ scenario: 'aprobada', path: '/envia2' });
  const { screen, sandbox } = app;
  const mama = screen.getByRole('radio', { name: /^Mamá/ });
  await expect.element(mama).toBeVisible();
  const { film, ended, begun } = play(app, [confirm]);
  await begun();
  film.close();
  await mama.click();
  await expect.element(screen.getByRole('button', { name: 'Confirmar' })).toBeEnabled();
  await ended;
  expect(sandbox.log().map(({ call }) => call)).not.toContain('createExchange');
  expect(sandbox.exchanges(logins.main)).toHaveLength(25);
});

test('a film closed while its seconds pass leaves a clock that runs', async () => {
  const app = await renderApp({ path: '/contacto' });
  const { sandbox } = app;
  const start = sandbox.clock.now();
  const { film, ended } = play(app, [{ do: 'wait', seconds: 30 }]);
  await expect.poll(() => sandbox.clock.now()).toBeGreaterThan(start);
  film.close();
  await ended;
  expect(sandbox.clock.state().frozenAt).toBeNull();
});

test('a film paused while its seconds pass goes on with those that remain', async () => {
  const app = await renderApp({ path: '/contacto' });
  const { sandbox } = app;
  const { film, ended } = play(app, [{ do: 'wait', seconds: 5 }]);
  const start = sandbox.clock.now();
  await expect.poll(() => sandbox.clock.now()).toBeGreaterThan(start);
  film.pause();
  film.resume();
  await ended;
  expect(sandbox.clock.now()).toBe(start + 5000);
  expect(film.session()?.mode).toBe('stopped');
});
