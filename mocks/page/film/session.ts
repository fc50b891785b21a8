import type { SnapshotStorage } from '@mocks/host/storage';
import * as v from 'valibot';
import { filmSchema } from './film';

const sessionSchema = v.object({
  mode: v.picklist(['recording', 'playing', 'paused', 'stopped']),
  film: filmSchema,
  /** The number of played steps. */
  played: v.number(),
  /** Playing pauses before the step with this place. */
  until: v.number(),
  /** Plays without the pauses that let a person follow. */
  fast: v.boolean(),
  /** True until the page load that starts the scenario. */
  fresh: v.boolean(),
  /** The instant of the sandbox clock, for the next page load. */
  now: v.number(),
  /** True while the page loads another one by itself. */
  leaving: v.boolean(),
  /** Spanish: how the playing ended, or why it could not go on. */
  outcome: v.exactOptional(v.object({ isSame: v.boolean(), text: v.string() })),
});

/** The film of this tab. It survives page loads, because a journey has some. */
export type FilmSession = v.InferOutput<typeof sessionSchema>;

const KEY = 'turpial-sandbox.film';

/** Stores the session; undefined means that there is no film. */
export interface FilmStore {
  get(): FilmSession | undefined;
  set(session: FilmSession | undefined): void;
  change(changes: Partial<FilmSession>): void;
  /** Calls `listener` after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

function load(storage: SnapshotStorage): FilmSession | undefined {
  try {
    return v.parse(sessionSchema, JSON.parse(storage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function createFilmStore(storage: SnapshotStorage): FilmStore {
  let session = load(storage);
  const listeners = new Set<() => void>();
  function set(next: FilmSession | undefined): void {
    session = next;
    try {
      storage.setItem(KEY, JSON.stringify(next ?? null));
    } catch {
      // storage is full or blocked: the film ends with the page
    }
    for (const listener of listeners) listener();
  }
  return {
    get: () => session,
    set,
    change(changes) {
      if (session) set({ ...session, ...changes });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
