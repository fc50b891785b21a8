import { useRef, useState, type SyntheticEvent, type RefObject } from 'react';
import { typedText } from '@/lib/typedText';

interface Caret {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Puts the caret at `position` after the current event. */
  readonly place: (position: number) => void;
  /** Props of the field: its text, and what a keyboard that composes needs. */
  readonly composed: {
    readonly value: string;
    readonly onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
    readonly onCompositionEnd: () => void;
  };
}

/** True while a keyboard composes a text, of which every key replaces the whole. */
export const isComposing = ({ nativeEvent }: { readonly nativeEvent: Event }) =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing;

/**
 * Keeps the caret's position in a field whose text changes while the user types. While a keyboard composes, the field
 * shows the keyboard's own text: a changed one would make the keyboard write all of it again.
 *
 * @param text what the field shows otherwise
 */
export function useCaret(text: string): Caret {
  const input = useRef<HTMLInputElement>(null);
  const composing = useRef(false);
  const [composed, setComposed] = useState<string>();
  const compose = (raw?: string) => {
    composing.current = raw !== undefined;
    setComposed(raw);
  };
  const place = (position: number) => {
    if (composing.current) return;
    // At the end of the event React sets the changed text, which moves the caret to the end.
    queueMicrotask(() => input.current?.setSelectionRange(position, position));
  };
  return {
    input,
    place,
    composed: {
      value: composed ?? text,
      // React calls it before `onChange`.
      onInput: (event) => compose(isComposing(event) ? event.currentTarget.value : undefined),
      onCompositionEnd: () => compose(),
    },
  };
}

/** The cleaned text of a field that keeps nothing else. The caret stays, but in an e-mail field no browser tells it. */
export function tidiedIn(input: HTMLInputElement): string {
  const { text, caret } = typedIn(input);
  if (text !== input.value && input.selectionStart !== null)
    queueMicrotask(() => input.setSelectionRange(caret, caret));
  return text;
}

/** The cleaned text of a field and the caret's position in it. */
export function typedIn({ value, selectionStart }: HTMLInputElement) {
  return { text: typedText(value), caret: typedText(value.slice(0, selectionStart ?? value.length)).length };
}
