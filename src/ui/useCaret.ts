import { useRef, type RefObject } from 'react';

interface Caret {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Puts the caret at `position` once the event under way is over. */
  readonly place: (position: number) => void;
}

/** Keeps the caret in its place in a field whose text is changed while it is typed. */
export function useCaret(): Caret {
  const input = useRef<HTMLInputElement>(null);
  const place = (position: number) => {
    // React puts the changed text back at the end of the event, and with it the caret behind the last character.
    queueMicrotask(() => input.current?.setSelectionRange(position, position));
  };
  return { input, place };
}
