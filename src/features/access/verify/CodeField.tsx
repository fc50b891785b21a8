import { TextInput } from '@mantine/core';
import { useEffect, type ChangeEvent, type ClipboardEvent, type ReactNode } from 'react';
import { CODE_LENGTH, filterCode, isCodeComplete } from '@/lib/verificationCode';
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
 * One field for a six-digit code. Accepts the phone's suggestion and a pasted '123 456', and drops everything but
 * digits.
 */
export function CodeField({ value, onChange, error, ...field }: CodeFieldProps) {
  const { input, place } = useCaret();
  useEffect(() => {
    // Once the error is beside the field, so that a screen reader says both.
    if (error) input.current?.select();
  }, [error, input]);
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget;
    place(filterCode(text.slice(0, selectionStart ?? text.length)).length);
    onChange(filterCode(text));
  };
  const paste = (event: ClipboardEvent) => {
    const code = filterCode(event.clipboardData.getData('text'));
    // A complete code replaces the text; a part of a code is pasted as usual.
    if (!isCodeComplete(code)) return;
    event.preventDefault();
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
      value={value}
      onChange={type}
      onPaste={paste}
    />
  );
}
