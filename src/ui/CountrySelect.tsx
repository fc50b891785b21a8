import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './CountrySelect.module.css';
import { Flag } from './Flag';
import { SearchSelect } from './SearchSelect';

/** A country to choose; `code` is two uppercase letters. */
export interface CountryOption {
  readonly id: number;
  readonly name: string;
  readonly code: string | undefined;
}

export interface CountrySelectProps {
  /** The visible name of the field. */
  readonly label: string;
  /** Undefined while they load. */
  readonly countries: readonly CountryOption[] | undefined;
  /** Id of the chosen country; null for none. */
  readonly value: number | null;
  /** Gets the id of the country that was chosen. */
  readonly onChange: (id: number) => void;
  /** Codes of the countries that a flag button chooses at once. */
  readonly quick: readonly string[];
  /** Neither the list nor the flags can be used. */
  readonly disabled: boolean;
  /** Help under the label. */
  readonly description?: ReactNode;
  /** What the browser may fill in. */
  readonly autoComplete?: string;
}

function placeholder(countries: readonly CountryOption[] | undefined): string {
  if (!countries) return 'Cargando países...';
  return countries.length === 0 ? 'No hay países' : 'Selecciona país';
}

/** A searchable list of countries, with flag buttons for the likely ones (spec §2 /mis-datos). */
export function CountrySelect({
  label,
  countries,
  value,
  onChange,
  quick,
  disabled,
  ...field
}: CountrySelectProps) {
  const chosen = countries?.find(({ id }) => id === value);
  const likely = quick.flatMap((code) => countries?.find((country) => country.code === code) ?? []);
  return (
    <div>
      <SearchSelect
        {...field}
        label={label}
        placeholder={placeholder(countries)}
        data={(countries ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen ? String(chosen.id) : null}
        onChange={(id) => id !== null && onChange(Number(id))}
        leftSection={chosen?.code && <Flag code={chosen.code} size={20} />}
        disabled={disabled || !countries || countries.length === 0}
        required
        withAsterisk={false}
      />
      <div className={classes.quick} role="group" aria-label={`${label}: los más elegidos`}>
        {likely.map((country) => (
          <UnstyledButton
            key={country.id}
            className={classes.flag}
            aria-label={country.name}
            title={country.name}
            aria-pressed={country.id === value}
            disabled={disabled}
            onClick={() => onChange(country.id)}
          >
            <Flag code={country.code ?? ''} size={24} />
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}
