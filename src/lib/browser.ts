import { systemClock } from './clock';

/*
 * What a browser may have and still refuse: with blocked cookies or site data, and in a sandboxed frame, these
 * interfaces exist, and using or even reading them throws. Nothing here throws on that account.
 */

/** A channel between the tabs of a browser. Where the browser has none, nothing is sent and nothing arrives. */
export interface Channel {
  readonly post: (message: unknown) => void;
  /** Messages may come from another release of the app: the listener checks them. */
  readonly listen: (listener: (message: unknown) => void) => void;
  readonly close: () => void;
}

/** The result of `ask`, or undefined where the browser refuses it. */
function unlessRefused<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

export function openChannel(name: string): Channel {
  const channel = unlessRefused(() => new BroadcastChannel(name));
  return {
    post: (message) => unlessRefused(() => channel?.postMessage(message)),
    listen: (listener) => channel?.addEventListener('message', ({ data }) => listener(data)),
    close: () => channel?.close(),
  };
}

/**
 * Runs `task` while no other tab runs a task of this name. Runs it all the same where the browser refuses locks, and
 * when another tab has held the lock for `patienceMs`: the browser may have suspended it.
 */
export async function runAlone<T>(name: string, task: () => Promise<T>, patienceMs: number): Promise<T> {
  const patience = new AbortController();
  const cancel = systemClock.after(patienceMs, () => patience.abort());
  let running: Promise<T> | undefined;
  try {
    return await navigator.locks.request(name, { signal: patience.signal }, () => {
      cancel();
      return (running = task());
    });
  } catch {
    return await (running ?? task());
  } finally {
    cancel();
  }
}

/** Holds a lock, which pages may share, until `end`. The browser ends it with the page. */
export function holdLock(name: string, end: Promise<unknown>): void {
  unlessRefused(
    () => void navigator.locks.request(name, { mode: 'shared' }, () => end).catch(() => undefined),
  );
}

/** Whether a page of this browser holds the lock; undefined where the browser does not tell. */
export async function isLockHeld(name: string): Promise<boolean | undefined> {
  try {
    const { held } = await navigator.locks.query();
    return held?.some((lock) => lock.name === name);
  } catch {
    return undefined;
  }
}

/** What `ask` finds in the caches of this site; undefined where the browser has none or refuses them. */
export async function inCaches<T>(ask: (stored: CacheStorage) => Promise<T>): Promise<T | undefined> {
  try {
    return await ask(caches);
  } catch {
    return undefined;
  }
}

/** The service workers of this site; undefined where the browser has none or refuses them. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  unlessRefused(() => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined));

/** The cookies that scripts may read, in the form of `document.cookie`. */
export const readCookies = (): string => unlessRefused(() => document.cookie) ?? '';

/** False if the browser keeps no cookies of this site: no session can then be opened. */
export const keepsCookies = (): boolean => navigator.cookieEnabled;

/** What `use` finds in a storage of this site; undefined where the browser refuses it, or when it is full. */
export const inStorage = <T>(
  kind: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => T,
): T | undefined => unlessRefused(() => use(kind === 'localStorage' ? localStorage : sessionStorage));
