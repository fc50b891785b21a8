import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from './icons';
import classes from './SearchField.module.css';

export interface SearchFieldProps {
  /** Names the field for screen readers. */
  readonly label: string;
  /** What can be searched for. */
  readonly placeholder: string;
  /** As typed. */
  readonly value: string;
  /** Gets the text as typed; empty when it was cleared. */
  readonly onChange: (value: string) => void;
}

/** A field that filters what stands below it; its label is for screen readers, the icon says it to the eyes. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      classNames={{ input: classes.input }}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={20} aria-hidden />}
      rightSection={value !== '' && <CloseButton aria-label="Borrar búsqueda" onClick={() => onChange('')} />}
      autoComplete="off"
      enterKeyHint="search"
      spellCheck={false}
    />
  );
}
