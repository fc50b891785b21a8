import { useRef, type RefObject } from 'react';
import { typedText } from '@/lib/typedText';

interface Caret {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Puts the caret at `position` after the current event. */
  readonly place: (position: number) => void;
}

/** Keeps the caret's position in a field whose text changes while the user types. */
export function useCaret(): Caret {
  const input = useRef<HTMLInputElement>(null);
  const place = (position: number) => {
    // At the end of the event React sets the changed text, which moves the caret to the end.
    queueMicrotask(() => input.current?.setSelectionRange(position, position));
  };
  return { input, place };
}

/** The cleaned text of a field and the caret's position in it. */
export function typedIn({ value, selectionStart }: HTMLInputElement) {
  return { text: typedText(value), caret: typedText(value.slice(0, selectionStart ?? value.length)).length };
}
