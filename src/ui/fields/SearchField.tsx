import { CloseButton, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { IconSearch } from '../icons';
import { tidiedIn } from './useCaret';
import classes from './SearchField.module.css';

export interface SearchFieldProps {
  /** Accessible name of the field. */
  readonly label: string;
  /** What the user can search for. */
  readonly placeholder: string;
  /** The text as typed. */
  readonly value: string;
  /** Called with the text as typed; empty when it was cleared. */
  readonly onChange: (value: string) => void;
}

/** A field that filters the content below it. Its label is for screen readers; the icon replaces it visually. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    // The clear button disappears with the text, so the field takes the focus.
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      type="search"
      classNames={{ input: classes.input }}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(tidiedIn(event.currentTarget))}
      leftSection={<IconSearch size={20} aria-hidden />}
      rightSection={value !== '' && <CloseButton aria-label="Borrar búsqueda" onClick={clear} />}
      autoComplete="off"
      enterKeyHint="search"
      spellCheck={false}
    />
  );
}
