import type { Clock } from '@/lib/clock';

/** A clock that only moves by hand. */
export function createTestClock() {
  let now = 1_000_000;
  const timers = new Map<object, { readonly at: number; readonly task: () => void }>();
  const clock: Clock = {
    now: () => now,
    elapsed: () => now,
    after(ms, task) {
      const key = {};
      timers.set(key, { at: now + ms, task });
      return () => void timers.delete(key);
    },
    every: () => () => undefined,
  };
  const advance = (ms: number) => {
    now += ms;
    for (const [key, { at, task }] of timers) {
      if (at > now) continue;
      timers.delete(key);
      task();
    }
  };
  return { clock, advance };
}

/** A page that can be closed at any moment. */
export function createPage() {
  let resolve = (): void => undefined;
  const closed = new Promise<void>((close) => {
    resolve = close;
  });
  const never = new Promise<void>(() => undefined);
  let open = true;
  return {
    closed,
    close() {
      open = false;
      resolve();
    },
    /** Resolves while the page is open; otherwise never settles. */
    alive: () => (open ? Promise.resolve() : never),
  };
}

export type Page = ReturnType<typeof createPage>;
