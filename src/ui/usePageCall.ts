import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reportFault } from '@/lib/knownError';
import { currentOwner, isSameOwner } from '@/lib/owner';

/** Returns true while page and choice are unchanged. */
export type IsHere = () => boolean;

/** A call of a page, and what to do with its answer (decision 37). */
export interface PageCall<Input, Answer> {
  /**
   * Makes the call. `signal` is aborted when the answer is no longer needed: reads pass it on, writes do not. `isHere`
   * returns true while page and choice are unchanged, for a call of several steps.
   */
  readonly call: (input: Input, signal: AbortSignal, isHere: IsHere) => Promise<Answer>;
  /** The user's current choice, such as the typed amount. If it changes during the call, the answer no longer fits. */
  readonly choice?: unknown;
  /** True if the call only reads: another choice aborts it and enables the button again. */
  readonly readsOnly?: boolean;
  /** True on the pages of visitors: the user whom the browser remembers may turn out to be signed out meanwhile. */
  readonly byVisitor?: boolean;
  /** Navigates, selects, opens and closes; runs only while page and choice are unchanged. */
  readonly whileHere?: (answer: Answer, input: Input) => void;
  /** Runs instead of `whileHere` if the page or the choice has changed; never for another user. */
  readonly afterLeaving?: (answer: Answer, input: Input) => void;
  /** Reports a failure; never to another user. `here` is true while page and choice are unchanged. */
  readonly onFailure: (error: unknown, here: boolean, input: Input) => void;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Makes a page's call. Its answer affects the page only while page and choice are unchanged, and reaches only the
 * user who asked. Only one call runs at a time: a second press does nothing.
 */
export function usePageCall<Input, Answer>(
  page: PageCall<Input, Answer>,
): readonly [run: (input: Input) => void, pending: boolean] {
  const [pending, setPending] = useState(false);
  const latest = useRef(page);
  const standing = useRef(false);
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    latest.current = page;
  });

  // With the page's markup, not after the next paint: until then an answer could still act for a page that is gone.
  useLayoutEffect(() => {
    standing.current = true;
    return () => {
      standing.current = false;
      running.current?.abort();
    };
  }, []);

  const { choice, readsOnly = false } = page;
  useEffect(
    () => () => {
      if (!readsOnly || !running.current) return;
      running.current.abort();
      running.current = undefined;
      setPending(false);
    },
    [choice, readsOnly],
  );

  const run = (input: Input) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const owner = currentOwner();
    const isMine = () => isSameOwner(owner, currentOwner()) || (page.byVisitor && !currentOwner());
    const isHere = () =>
      standing.current && running.current === controller && Object.is(latest.current.choice, choice);
    setPending(true);
    // What the call throws before its first wait becomes a rejection.
    new Promise<Answer>((resolve) => resolve(page.call(input, controller.signal, isHere)))
      .then(
        (answer) => {
          if (!isMine()) return;
          if (isHere()) latest.current.whileHere?.(answer, input);
          else latest.current.afterLeaving?.(answer, input);
        },
        (error: unknown) => {
          if (isAbort(error)) return;
          reportFault(error);
          if (isMine()) latest.current.onFailure(error, isHere(), input);
        },
      )
      .finally(() => {
        if (running.current !== controller) return;
        running.current = undefined;
        setPending(false);
      });
  };
  return [run, pending];
}
