import type { Cancel, Clock } from '@/lib/clock';

/** Longer delays run on the sandbox's clock, so that a run does not depend on the machine's speed. */
const LONG_MS = 400;
/** Shorter delays are for animations, which the model does not need; they take at most this time. */
const SHORT_MS = 2;
/** The page counts as stable after so many turns without pending work. */
const CALM_TURNS = 3;
/** A page that is not stable after this time never will be. */
const PATIENCE_MS = 45_000;
const LOOK_AGAIN_MS = 1000;

/** Pending work of this page that ends by itself, and locks requested but not granted. */
const open = { works: 0, locks: 0 };
let wake: (() => void) | undefined;

function begin(kind: keyof typeof open): void {
  open[kind] += 1;
}
function end(kind: keyof typeof open): void {
  open[kind] -= 1;
  wake?.();
}
/** Runs a task that the page waits for. */
export async function counted<T>(kind: keyof typeof open, task: () => Promise<T>): Promise<T> {
  begin(kind);
  try {
    return await task();
  } finally {
    end(kind);
  }
}

/**
 * Replaces timers and frames: short delays run at once and are awaited, long ones use the clock. A frame need not
 * wait for the screen.
 */
export function putTimersOnClock(clock: Clock): void {
  const nativeClear = window.clearTimeout.bind(window);
  const nativeInterval = window.setInterval.bind(window);
  const onClock = new Map<number, Cancel>();
  const short = new Set<number>();
  let last = 0;
  const enter = (start: () => Cancel) => {
    last -= 1;
    onClock.set(last, start());
    return last;
  };
  const clear = (id: number | undefined) => {
    if (id === undefined) return;
    onClock.get(id)?.();
    onClock.delete(id);
    if (short.delete(id)) end('works');
    nativeClear(id);
  };
  const later = (task: () => void, ms = 0): number => {
    if (ms >= LONG_MS) return enter(() => clock.after(ms, task));
    const id = nativeTimeout(
      () => {
        if (short.delete(id)) end('works');
        task();
      },
      Math.min(ms, SHORT_MS),
    );
    short.add(id);
    begin('works');
    return id;
  };
  const again = (task: () => void, ms = 0): number =>
    ms >= LONG_MS ? enter(() => clock.every(ms, task)) : nativeInterval(task, ms);
  const bound = (start: (task: () => void, ms?: number) => number) =>
    ((task: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      start(() => task(...args), ms)) as never;
  window.setTimeout = bound(later);
  window.setInterval = bound(again);
  window.clearTimeout = clear as never;
  window.clearInterval = clear as never;

  window.requestAnimationFrame = (task) => later(() => task(performance.now()), 0);
  window.cancelAnimationFrame = clear;
}

/** Counts the locks that this page waits for. */
export function watchLocks(): void {
  const { locks: manager } = navigator;
  const request = manager.request.bind(manager);
  type Granted = LockGrantedCallback<unknown>;
  manager.request = async (name: string, ...given: [Granted] | [LockOptions, Granted]) => {
    const [options, task] = given.length === 1 ? [{}, given[0]] : given;
    begin('locks');
    let waits = true;
    const stopWaiting = () => {
      if (waits) end('locks');
      waits = false;
    };
    try {
      return await request(name, options, (lock) => {
        stopWaiting();
        return task(lock);
      });
    } finally {
      // A request that was given up was never granted.
      stopWaiting();
    }
  };
}

/** Counts the traversals of the history that the page asks for, because the browser makes them later. */
export function watchTraversals(): void {
  const go = history.go.bind(history);
  history.go = (delta) => {
    const arrival = () =>
      new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
    void counted('works', arrival);
    go(delta);
  };
}

/** A query answers after all free locks are granted; the remaining requests wait for another tab. */
const locksGiven = () => navigator.locks.query();

/** One turn of the event loop, after all tasks with a higher priority. */
const turn = () => scheduler.postTask(() => undefined, { priority: 'background' });

const nativeTimeout = window.setTimeout.bind(window);
const nativeFrame = window.requestAnimationFrame.bind(window);

/** Resolves when some pending work ends; a timeout avoids waiting forever. */
const nextEnd = () =>
  new Promise<void>((resolve) => {
    wake = resolve;
    nativeTimeout(resolve, LOOK_AGAIN_MS);
  });

/** Resolves once `code` has been loaded; the page asks for it when it is idle, which nothing else counts. */
export async function loaded(code: () => boolean): Promise<void> {
  while (!code()) await new Promise(nativeFrame);
}

/** Resolves when the page does nothing by itself; `paused` returns the number of paused calls. */
export async function settled(paused: () => number, unfinished: () => boolean): Promise<void> {
  let changes = 0;
  const watcher = new MutationObserver(() => (changes += 1));
  watcher.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  const busy = () => open.works > paused();
  let calm = 0;
  const start = performance.now();
  while (calm < CALM_TURNS) {
    if (performance.now() - start > PATIENCE_MS)
      throw new Error(
        `The page does not become stable: ${JSON.stringify({ ...open, paused: paused(), changes })}`,
      );
    const before = changes;
    if (busy()) await nextEnd();
    else if (open.locks > 0) await locksGiven();
    await turn();
    if (unfinished()) await new Promise(nativeFrame);
    calm = !busy() && changes === before ? calm + 1 : 0;
  }
  watcher.disconnect();
}
