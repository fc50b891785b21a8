import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

interface TypedFieldProps extends Pick<
  TextInputProps,
  'label' | 'className' | 'inputMode' | 'placeholder' | 'spellCheck' | 'autoCapitalize'
> {
  readonly value: string;
  /** Called on blur or Enter, if the text changed. */
  readonly onCommit: (value: string) => void;
  /** Returns why a text is invalid; an invalid text is not committed. */
  readonly problem?: (value: string) => string | undefined;
  /** A text of several lines, in which Enter begins another one. */
  readonly rows?: number;
}

/** A text field that reports its value once it is complete, not on every key. */
export function TypedField({ value, onCommit, problem, rows, ...rest }: TypedFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  const error = typed === value ? undefined : problem?.(typed);
  const commit = () => {
    if (typed !== value && error === undefined) onCommit(typed);
  };
  const field = {
    ...rest,
    value: typed,
    error,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(event.currentTarget.value),
    onBlur: commit,
  };
  if (rows !== undefined) return <Textarea {...field} rows={rows} />;
  return <TextInput {...field} onKeyDown={(event) => event.key === 'Enter' && commit()} />;
}
