import { TextInput } from '@mantine/core';
import { useState, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import { countryOfDial, dialOf } from '@/lib/phone/dialCountries';
import {
  UNKNOWN_DIAL,
  caretBefore,
  filterPhoneText,
  hasUnknownDial,
  plainNumber,
  settlePhone,
  typePhone,
} from '@/lib/phone/phoneInput';
import { typedIn, useCaret } from '../fields/useCaret';
import { DialCodePicker, dialSection } from './DialCodePicker';

/** A phone number: dial code with its plus, number as typed (digits, brackets, hyphens, spaces). */
export interface PhoneValue {
  readonly dial: string;
  readonly number: string;
}

export interface PhoneFieldProps {
  /** The visible label. */
  readonly label: ReactNode;
  /** Dial code and number. */
  readonly value: PhoneValue;
  /** Called with both; an international number changes both. */
  readonly onChange: (value: PhoneValue) => void;
  /** Disables number and dial code. */
  readonly disabled?: boolean;
}

/** A field for a phone number with its dial code; accepts an international number. */
export function PhoneField({ label, value, onChange, disabled = false }: PhoneFieldProps) {
  // Countries may share a dial code; only this state knows which one the user picked.
  const [picked, setPicked] = useState<string>();
  const country = countryOfDial(value.dial, picked);

  // The text while the user types a dial code before the number, with its plus or the two zeros of no country.
  const [dialing, setDialing] = useState<string>();
  const { input, place, composed } = useCaret(dialing ?? value.number);

  const change = (iso2: string | undefined, number: string) => {
    setDialing(undefined);
    setPicked(iso2);
    onChange({ dial: (iso2 && dialOf(iso2)) ?? value.dial, number });
  };
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { text, caret } = typedIn(currentTarget);
    const next = typePhone(country ?? '', text, caret);
    const tail = text.slice(caret);
    place(caretBefore(tail, next.text));
    const isUnknown = hasUnknownDial(next.text);
    if (isUnknown || next.text.includes('+')) {
      change(country, isUnknown ? '' : filterPhoneText(tail));
      setDialing(next.text);
    } else change(next.country || undefined, next.text);
  };
  const settle = () => {
    const text = dialing ?? value.number;
    if (hasUnknownDial(text)) return;
    const settled = settlePhone({ country: country ?? '', text });
    if (settled.text !== text) change(settled.country || undefined, settled.text);
  };
  const settleOnEnter = ({ key }: KeyboardEvent) => {
    // Completes the dial code before Enter submits the form.
    if (key === 'Enter') settle();
  };

  return (
    <TextInput
      ref={input}
      label={label}
      required
      error={dialing !== undefined && hasUnknownDial(dialing) && UNKNOWN_DIAL}
      disabled={disabled}
      leftSection={
        <DialCodePicker
          country={country}
          dial={value.dial}
          disabled={disabled}
          onPick={(iso2) => {
            // Digits with the dial code of no country are the number then.
            change(iso2, dialing === undefined ? value.number : plainNumber(dialing));
            input.current?.focus();
          }}
        />
      }
      {...dialSection}
      type="text"
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="done"
      maxLength={32}
      {...composed}
      onChange={type}
      onBlur={settle}
      onKeyDown={settleOnEnter}
    />
  );
}
