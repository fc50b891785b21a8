import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface TypedFieldProps {
  readonly label: string;
  readonly value: string;
  /** Called on blur or Enter, if the text changed. */
  readonly onCommit: (value: string) => void;
  /** Returns why a text is invalid; an invalid text is not committed. */
  readonly problem?: (value: string) => string | undefined;
  readonly className?: string | undefined;
  readonly inputMode?: 'decimal' | 'text';
}

/** A text field that reports its value once it is complete, not on every key. */
export function TypedField({ value, onCommit, problem, ...rest }: TypedFieldProps) {
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
  return (
    <TextInput
      {...rest}
      value={typed}
      error={error}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
