import { CODE_LENGTH, filterCode, isCodeComplete } from '@/lib/code';
import { TextInput } from '@mantine/core';
import { useEffect, type ChangeEvent, type ClipboardEvent, type ReactNode } from 'react';
import classes from './CodeField.module.css';
import { useCaret } from './useCaret';

export interface CodeFieldProps {
  /** Up to six digits. */
  readonly value: string;
  /** Gets digits only, at most six. */
  readonly onChange: (code: string) => void;
  /** Why the code was refused, below the field; selects what stands there. */
  readonly error?: ReactNode;
}

/** One field for a six-digit code: takes the phone's suggestion and a pasted '123 456', nothing but digits. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  const { input, place } = useCaret();
  useEffect(() => {
    if (error) input.current?.select();
  }, [error, input]);
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget;
    place(filterCode(text.slice(0, selectionStart ?? text.length)).length);
    onChange(filterCode(text));
  };
  const paste = (event: ClipboardEvent) => {
    const code = filterCode(event.clipboardData.getData('text'));
    // A whole code replaces what stands there; a part of one is pasted as any text.
    if (!isCodeComplete(code)) return;
    event.preventDefault();
    onChange(code);
    place(CODE_LENGTH);
  };
  return (
    <TextInput
      ref={input}
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
