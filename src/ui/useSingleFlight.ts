import { useRef, useState } from 'react';

/**
 * A task that runs once at a time: a call made while one is under way does nothing, however quick the second click.
 * Answers the guarded task and whether it is under way. The task handles its own failures.
 */
export function useSingleFlight<A extends readonly unknown[]>(
  task: (...input: A) => Promise<void>,
): readonly [run: (...input: A) => void, pending: boolean] {
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const run = (...input: A) => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    void task(...input).finally(() => {
      busy.current = false;
      setPending(false);
    });
  };
  return [run, pending];
}
