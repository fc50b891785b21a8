import { UnstyledButton } from '@mantine/core';
import { Flag } from '../flag/Flag';
import { SearchSelect } from './SearchSelect';
import classes from './CountrySelect.module.css';

/** A selectable country; `code` is two uppercase letters. */
export interface CountryOption {
  readonly id: number;
  readonly name: string;
  readonly code: string | undefined;
}

export interface CountrySelectProps {
  /** The visible label. */
  readonly label: string;
  /** Undefined while they load. */
  readonly countries: readonly CountryOption[] | undefined;
  /** Id of the chosen country; null if none is chosen. */
  readonly value: number | null;
  /** Called with the id of the chosen country. */
  readonly onChange: (id: number) => void;
  /** Codes of the countries with a flag button. */
  readonly quick: readonly string[];
  /** Disables the list and the flag buttons. */
  readonly disabled: boolean;
  /** The field's autocomplete token. */
  readonly autoComplete?: string;
}

function placeholder(countries: readonly CountryOption[] | undefined): string {
  if (!countries) return 'Cargando países...';
  return countries.length === 0 ? 'No hay países' : 'Selecciona país';
}

/** A searchable list of countries, with flag buttons for the likely ones (product 2.16). */
export function CountrySelect({
  label,
  countries,
  value,
  onChange,
  quick,
  disabled,
  autoComplete,
}: CountrySelectProps) {
  const chosen = countries?.find(({ id }) => id === value);
  const likely = quick.flatMap((code) => countries?.find((country) => country.code === code) ?? []);
  return (
    <div>
      <SearchSelect
        label={label}
        autoComplete={autoComplete}
        placeholder={placeholder(countries)}
        data={(countries ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen ? String(chosen.id) : null}
        onChange={(id) => id !== null && onChange(Number(id))}
        leftSection={chosen?.code && <Flag code={chosen.code} size={20} />}
        disabled={disabled || !countries || countries.length === 0}
        required
      />
      <div className={classes.quick} role="group" aria-label={`${label}: los más elegidos`}>
        {likely.map((country) => (
          <UnstyledButton
            key={country.id}
            className={classes.flag}
            aria-label={country.name}
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
