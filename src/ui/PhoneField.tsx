import { countryOfDial, dialOf } from '@/lib/dialCountries';
import { typePhone } from '@/lib/phoneInput';
import { TextInput } from '@mantine/core';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { DialCodePicker } from './DialCodePicker';
import { useCaret } from './useCaret';

/** A phone number: dial code with its plus, number as typed (digits, brackets, hyphens, spaces). */
export interface PhoneValue {
  readonly dial: string;
  readonly number: string;
}

export interface PhoneFieldProps {
  /** The visible name of the field. */
  readonly label: ReactNode;
  /** Dial code and number. */
  readonly value: PhoneValue;
  /** Gets both; a pasted international number changes both. */
  readonly onChange: (value: PhoneValue) => void;
  /** Help under the label. */
  readonly description?: ReactNode;
  /** What is wrong with the number, below the field. */
  readonly error?: ReactNode;
  /** Neither number nor dial code can be changed. */
  readonly disabled?: boolean;
  /** Marks the field as required. */
  readonly required?: boolean;
}

/** A field for a phone number with its country's dial code; understands a pasted international number. */
export function PhoneField({ label, value, onChange, disabled = false, ...field }: PhoneFieldProps) {
  const { input, place } = useCaret();
  // Several countries share a dial code: which of them was picked is only known here.
  const [picked, setPicked] = useState<string>();
  const country = countryOfDial(value.dial, picked);

  const change = (iso2: string | undefined, number: string) => {
    setPicked(iso2);
    onChange({ dial: (iso2 && dialOf(iso2)) ?? value.dial, number });
  };
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget;
    const next = typePhone(country ?? '', text);
    const tail = typePhone('', text.slice(selectionStart ?? text.length)).text;
    place(Math.max(0, next.text.length - tail.length));
    change(next.country || undefined, next.text);
  };

  return (
    <TextInput
      {...field}
      ref={input}
      label={label}
      disabled={disabled}
      leftSection={
        <DialCodePicker
          country={country}
          dial={value.dial}
          disabled={disabled}
          onPick={(iso2) => {
            change(iso2, value.number);
            input.current?.focus();
          }}
        />
      }
      leftSectionWidth="7.75rem"
      leftSectionPointerEvents="all"
      type="text"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={32}
      value={value.number}
      onChange={type}
    />
  );
}
