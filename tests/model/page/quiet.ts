import type { Cancel, Clock } from '@/lib/clock';

/** Longer waits than this pass on the sandbox's clock, so that a run never depends on how fast the machine is. */
const LONG_MS = 400;
/** Shorter ones only pace what is drawn: nobody looks. */
const SHORT_MS = 2;
/** So many turns in a row nothing may be under way before the page counts as settled. */
const CALM_TURNS = 3;
/** A page that is not at rest after so long never will be. */
const PATIENCE_MS = 15_000;
const LOOK_AGAIN_MS = 1000;

/** What is under way in this page and ends by itself; locks that were asked for and not yet given. */
const open = { works: 0, locks: 0 };
let wake: (() => void) | undefined;

function begin(kind: keyof typeof open): void {
  open[kind] += 1;
}
function end(kind: keyof typeof open): void {
  open[kind] -= 1;
  wake?.();
}
async function counted<T>(kind: keyof typeof open, task: () => Promise<T>): Promise<T> {
  begin(kind);
  try {
    return await task();
  } finally {
    end(kind);
  }
}

/** The page's timers and frames: short ones run at once and are waited for, long ones wait for the clock. */
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

  const nativeFrame = window.requestAnimationFrame.bind(window);
  const nativeCancel = window.cancelAnimationFrame.bind(window);
  const frames = new Set<number>();
  window.requestAnimationFrame = (task) => {
    const id = nativeFrame((time) => {
      if (frames.delete(id)) end('works');
      task(time);
    });
    frames.add(id);
    begin('works');
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    if (frames.delete(id)) end('works');
    nativeCancel(id);
  };
}

/** Knows which locks this page asks for. */
export function watchLocks(): void {
  const { locks: manager } = navigator;
  const request = manager.request.bind(manager) as (
    name: string,
    task: LockGrantedCallback<unknown>,
  ) => unknown;
  manager.request = ((name: string, task: LockGrantedCallback<unknown>) => {
    begin('locks');
    return request(name, (lock) => {
      end('locks');
      return task(lock);
    });
  }) as never;
}

/** Whoever asked before this for a lock that is free has it by now; the others wait for somebody else. */
const locksGiven = () => navigator.locks.query();

/** Puts the sandbox behind every call to the API, without the worker that the demo needs for it. */
export function answerCalls(respond: (request: Request) => Promise<Response>, seen: (text: string) => void) {
  const network = window.fetch.bind(window);
  const answer = async (request: Request) => {
    const response = await respond(request);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    if (/\/(login|session\/refresh)$/.test(request.url)) seen(await response.clone().text());
    const text = response.text.bind(response);
    return Object.assign(response, { text: () => counted('works', text) });
  };
  window.fetch = (input, init) =>
    counted('works', () => {
      const request = new Request(input, init);
      if (!new URL(request.url).pathname.startsWith('/api/')) return network(request);
      const stopped = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      });
      return Promise.race([answer(request), stopped]);
    });
}

/** One turn of the event loop, after everything that is more urgent. */
const turn = () => scheduler.postTask(() => undefined, { priority: 'background' });

const nativeTimeout = window.setTimeout.bind(window);

/** Until something that was under way has ended; it looks again now and then, so as never to wait for good. */
const nextEnd = () =>
  new Promise<void>((resolve) => {
    wake = resolve;
    nativeTimeout(resolve, LOOK_AGAIN_MS);
  });

/** Waits until the page does nothing by itself any more; `held` says how many calls wait to be released. */
export async function settled(held: () => number, unfinished: () => boolean): Promise<void> {
  let changes = 0;
  const watcher = new MutationObserver(() => (changes += 1));
  watcher.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  const busy = () => open.works > held();
  let calm = 0;
  const start = performance.now();
  while (calm < CALM_TURNS) {
    if (performance.now() - start > PATIENCE_MS)
      throw new Error(`the page finds no rest: ${JSON.stringify({ ...open, held: held(), changes })}`);
    const before = changes;
    if (busy()) await nextEnd();
    else if (open.locks > 0) await locksGiven();
    await turn();
    if (unfinished()) await new Promise(requestAnimationFrame);
    calm = !busy() && changes === before ? calm + 1 : 0;
  }
  watcher.disconnect();
}
