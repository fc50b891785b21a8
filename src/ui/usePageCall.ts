import { currentOwner, isSameOwner } from '@/lib/owner';
import { useEffect, useRef, useState } from 'react';

/** A call that a page makes, and what becomes of its answer (decisions 37). */
export interface PageCall<Input, Answer> {
  /** Makes the call. `signal` is aborted when nobody waits for the answer any more: reads pass it on, writes do not. */
  readonly call: (input: Input, signal: AbortSignal) => Promise<Answer>;
  /** What the answer is for, such as the amount typed: another value means that the user chose otherwise. */
  readonly choice?: unknown;
  /** The call only reads: another choice gives it up and frees the button. */
  readonly readsOnly?: boolean;
  /** Changes cached data and says toasts: also after the page was left, never to another user. */
  readonly onAnswer?: (answer: Answer, input: Input) => void;
  /** Navigates, selects, opens and closes: only while the page and the choice stand. */
  readonly whileHere?: (answer: Answer, input: Input) => void;
  /** Stands in for `whileHere` where the page or the choice is gone; never for another user. */
  readonly afterLeaving?: (answer: Answer, input: Input) => void;
  /** Tells a failure, never to another user. `here`: the page and the choice still stand. */
  readonly onFailure: (error: unknown, here: boolean, input: Input) => void;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * The one way to make a call for a page: its answer reaches the page only while the page and the choice stand, and
 * nobody but the user who asked. One call runs at a time: a second press does nothing.
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

  useEffect(() => {
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
    setPending(true);
    const owner = currentOwner();
    const isMine = () => isSameOwner(owner, currentOwner());
    // The address is the next page's as soon as it was chosen, while its code may still be on its way.
    const { pathname } = window.location;
    const isHere = () =>
      standing.current &&
      pathname === window.location.pathname &&
      running.current === controller &&
      Object.is(latest.current.choice, choice);

    page
      .call(input, controller.signal)
      .then(
        (answer) => {
          if (!isMine()) return;
          latest.current.onAnswer?.(answer, input);
          if (isHere()) latest.current.whileHere?.(answer, input);
          else latest.current.afterLeaving?.(answer, input);
        },
        (error: unknown) => {
          if (isMine() && !isAbort(error)) latest.current.onFailure(error, isHere(), input);
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
