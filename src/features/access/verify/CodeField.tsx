import { TextInput } from '@mantine/core';
import { useEffect, type ChangeEvent, type ClipboardEvent, type ReactNode } from 'react';
import { CODE_LENGTH, codeIn, filterCode } from '@/lib/verificationCode';
import { useCaret } from '@/ui/fields/useCaret';
import classes from './CodeField.module.css';

export interface CodeFieldProps {
  /** Up to six digits. */
  readonly value: string;
  /** Called with digits only, at most six. */
  readonly onChange: (code: string) => void;
  /** The error below the field; it also selects the field's text. */
  readonly error?: ReactNode;
  /** The field's path in its form, with which the form focuses it. */
  readonly 'data-path'?: string;
}

/**
 * One field for a six-digit code. Accepts the phone's suggestion and a pasted '123 456' or message, and drops
 * everything but digits.
 */
export function CodeField({ value, onChange, error, ...field }: CodeFieldProps) {
  const { input, place, composed } = useCaret(value);
  useEffect(() => {
    // Once the error is beside the field, so that a screen reader says both.
    if (error) input.current?.select();
  }, [error, input]);
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget;
    const caret = selectionStart ?? text.length;
    const added = text.slice(Math.max(0, caret - (text.length - value.length)), caret);
    // A keyboard's suggestion adds a whole code or message, also to a full field.
    const typed = filterCode(text);
    const code = codeIn(added) ?? codeIn(text) ?? typed;
    place(code === typed ? filterCode(text.slice(0, caret)).length : CODE_LENGTH);
    onChange(code);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const code = codeIn(text);
    // A complete code replaces the text; a part of a code is pasted as usual. Other digits of a message are no code.
    if (code !== undefined || /\p{L}/u.test(text)) event.preventDefault();
    if (code === undefined) return;
    onChange(code);
    place(CODE_LENGTH);
  };
  return (
    <TextInput
      ref={input}
      data-path={field['data-path']}
      label="Código de 6 dígitos"
      error={error}
      name="code"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      placeholder="······"
      spellCheck={false}
      autoFocus
      classNames={{ input: classes.input }}
      {...composed}
      onChange={type}
      onPaste={paste}
    />
  );
}
