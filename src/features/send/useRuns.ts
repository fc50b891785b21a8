import { useEffect, useRef } from 'react';

interface Runs {
  /** Begins a run; the answer tells whether it is still wanted. */
  readonly begin: () => () => boolean;
  /** Nothing of what is under way is wanted any more. */
  readonly abandon: () => void;
}

/** Lets an answer that comes late be ignored: after something changed, or after the page was left. */
export function useRuns(): Runs {
  const last = useRef(0);
  useEffect(
    () => () => {
      last.current += 1;
    },
    [],
  );
  return {
    begin() {
      last.current += 1;
      const mine = last.current;
      return () => last.current === mine;
    },
    abandon() {
      last.current += 1;
    },
  };
}
