import { byName, type Command } from '@mocks/engine/commands/command';
import { commandTable, type CommandName } from '@mocks/engine/commands/table';
import { withoutSecrets } from '@mocks/engine/har/secrets';
import type { Sandbox } from '@mocks/engine/sandbox';
import { pathInApp, plainAddress } from '@mocks/host/page';
import { memoryStorage } from '@mocks/host/storage';
import { decodeScenario, encodeScenario, SCENARIO_PARAM } from '@mocks/scenarios/link';
import { config } from '@/lib/config';
import { decodeFilm, encodeFilm, withStep, type Film, type Step } from './film';
import { createFilmStore, type FilmSession, type FilmStore } from './session';

/** Records what is done in the app, and plays it again. */
export interface FilmControls {
  /** The film of this tab, if there is one. */
  session(): FilmSession | undefined;
  subscribe(listener: () => void): () => void;
  /** Starts the applied scenario again on this page, and records from there. */
  record(): void;
  /** Ends the recording, when the page waits for nothing more. */
  stop(): Promise<void>;
  /** Plays a film, by default that of this tab, from its start; `until` steps of it, by default all. */
  play(options?: { readonly film?: Film; readonly until?: number; readonly fast?: boolean }): void;
  pause(): void;
  /** Plays on after a pause. */
  resume(): void;
  /** Plays the film again up to one step earlier. */
  stepBack(): void;
  /** Forgets the film; the clock runs again. */
  close(): void;
  /** A link that plays the film in another browser. */
  link(): Promise<string>;
  /** The film as a test for Playwright. */
  test(): Promise<string>;
}

const FRAGMENT = '#pelicula=';

/** The address that starts a film. */
function startOf({ path, scenario }: Film): URL {
  const url = new URL(config.basePath + path, location.origin);
  url.searchParams.set(SCENARIO_PARAM, scenario);
  return url;
}

const idle = { played: 0, until: 0, fast: false, fresh: false, leaving: false } as const;

/** A film store that forgets everything at the next page load, as tests and stories need it. */
export const memoryFilmStore = (): FilmStore => createFilmStore(memoryStorage());

/** Adds a step to the film that is recorded. */
export function recordStep(store: FilmStore, step: Step): void {
  const session = store.get();
  if (session?.mode !== 'recording' || session.fresh) return;
  store.change({ film: { ...session.film, steps: [...withStep(session.film.steps, step)] } });
}

/** Records a command that changes something. */
export function recordCommand(store: FilmStore, name: CommandName, inputs: readonly unknown[]): void {
  const command: Command = commandTable[name];
  if (command.kind === 'read') return;
  const named = JSON.stringify(byName(command, inputs));
  recordStep(store, {
    do: 'command',
    name,
    inputs: JSON.parse(withoutSecrets(named)) as Record<string, unknown>,
  });
}

/** Plays the film of a link. Removes it from the address; throws the reason if it cannot be read. */
export async function openFilmLink(store: FilmStore): Promise<boolean> {
  if (!location.hash.startsWith(FRAGMENT)) return false;
  const text = location.hash.slice(FRAGMENT.length);
  history.replaceState(history.state, '', plainAddress());
  start(store, await decodeFilm(text), { mode: 'playing' });
  return true;
}

function start(store: FilmStore, film: Film, changes: Partial<FilmSession>): void {
  const now = Date.parse(decodeScenario(film.scenario).clock.at ?? '');
  store.set({ mode: 'playing', ...idle, film, until: film.steps.length, now, fresh: true, ...changes });
  location.assign(startOf(film));
}

export function filmControls(sandbox: Sandbox, store: FilmStore): FilmControls {
  const play: FilmControls['play'] = ({ film = store.get()?.film, until, fast = false } = {}) => {
    if (film) start(store, film, { fast, until: until ?? film.steps.length });
  };
  return {
    session: store.get,
    subscribe: store.subscribe,
    record() {
      const clock = { at: new Date(sandbox.clock.now()).toISOString(), frozen: true };
      const scenario = encodeScenario({ ...sandbox.applied(), clock });
      const film: Film = { version: 1, scenario, path: pathInApp(plainAddress()), steps: [] };
      start(store, film, { mode: 'recording' });
    },
    async stop() {
      const session = store.get();
      if (session?.mode !== 'recording') return;
      const { endingOf } = await import('./ending');
      const end = await endingOf(sandbox);
      // The last seconds of the clock may have passed meanwhile.
      const { film } = store.get() ?? session;
      store.set({ ...session, ...idle, mode: 'stopped', film: { ...film, end }, played: film.steps.length });
    },
    play,
    pause: () => store.change({ mode: 'paused' }),
    resume() {
      const session = store.get();
      if (session) store.change({ mode: 'playing', until: session.film.steps.length });
    },
    stepBack() {
      const session = store.get();
      if (session) play({ until: Math.max(session.played - 1, 0), fast: true });
    },
    close() {
      store.set(undefined);
      sandbox.resume();
    },
    async link() {
      const session = store.get();
      if (!session) return '';
      const { film } = session;
      const { href } = new URL(config.basePath + film.path, location.origin);
      return href + FRAGMENT + (await encodeFilm(film));
    },
    async test() {
      const session = store.get();
      if (!session) return '';
      const { playwrightTest } = await import('./playwrightTest');
      return playwrightTest(session.film);
    },
  };
}
