import type { Sandbox } from '@mocks/engine/sandbox';
import { forgetApp } from '@mocks/host/page';
import { decodeScenario } from '@mocks/scenarios/link';
import { readText, storageKeys, writeText } from '@/lib/storage';
import { watchPage } from './calm';
import { playPage } from './player';
import { recordPage } from './recorder';
import type { FilmStore } from './session';

/** Starts the film's scenario as in a new browser. The colour scheme stays, because nobody films it. */
function startAgain(sandbox: Sandbox, scenario: string): void {
  const scheme = readText(storageKeys.colorScheme);
  forgetApp();
  if (scheme !== null) writeText(storageKeys.colorScheme, scheme);
  sandbox.apply(decodeScenario(scenario));
}

/** Goes on with the tab's film after a page load, before the app starts. */
export function resumeFilm(sandbox: Sandbox, store: FilmStore): void {
  const session = store.get();
  if (!session || session.mode === 'stopped') return;
  if (session.fresh) startAgain(sandbox, session.film.scenario);
  else sandbox.clock.set(session.now, true);
  watchPage();
  if (session.mode === 'recording') recordPage(sandbox, store, session);
  else void playPage(sandbox, store);
  store.change({ fresh: false, leaving: false });
  addEventListener('pagehide', () => store.change({ now: sandbox.clock.now() }));
}
