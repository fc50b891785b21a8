import {
  PHONE_TOO_SHORT,
  asEmail,
  caretInContact,
  isContactComplete,
  leaveContact,
  typeContact,
  type ContactInput,
} from '@/lib/contact';
import { prepareDialCountries } from '@/lib/dialCountries';
import { TextInput, UnstyledButton } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, type ChangeEvent, type ReactNode } from 'react';
import classes from './ContactField.module.css';
import { DialCodePicker } from './DialCodePicker';
import { useCaret } from './useCaret';

export interface ContactFieldProps {
  /** Mode, text and country, as `lib/contact` keeps them. */
  readonly value: ContactInput;
  /** Gets the whole new value; typing may have changed its mode. */
  readonly onChange: (value: ContactInput) => void;
  /** What is wrong with the contact, below the field; brings the focus. */
  readonly error?: ReactNode;
  /** What the browser may fill in: 'username' where someone logs in, 'email' where an account is made. */
  readonly autoComplete: 'username' | 'email';
}

/**
 * One field for an e-mail or a phone: three digits bring the country-code picker, an @ takes it away (spec §2). It is
 * the same input throughout, so that focus and caret stay.
 */
export function ContactField({ value, onChange, error, autoComplete }: ContactFieldProps) {
  const { input, place } = useCaret();
  const phone = value.mode === 'phone';
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error, input]);

  // The page may have been markup for a while before this code came: what was typed or filled in meanwhile counts. It
  // is taken before anything is drawn over it, which would also move the caret.
  const takeOver = useEffectEvent(() => {
    const early = input.current?.value ?? '';
    if (early !== value.text) onChange(typeContact(value, early));
  });
  useLayoutEffect(() => takeOver(), []);

  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget;
    const caret = selectionStart ?? text.length;
    const next = typeContact(value, text, caret);
    place(caretInContact(text.slice(caret), next));
    onChange(next);
  };
  const leave = () => {
    const left = leaveContact(value);
    if (left.text !== value.text) onChange(left);
  };

  return (
    <div>
      <TextInput
        ref={input}
        label="Correo electrónico o teléfono"
        error={error}
        // Said once: below the field when it has become the error.
        description={
          phone && !isContactComplete(value) && error !== PHONE_TOO_SHORT ? PHONE_TOO_SHORT : undefined
        }
        leftSection={
          phone && (
            <DialCodePicker
              country={value.country}
              onPick={(country) => {
                onChange({ ...value, country });
                input.current?.focus();
              }}
            />
          )
        }
        {...(phone && { leftSectionWidth: '7.75rem', leftSectionPointerEvents: 'all' })}
        type="text"
        inputMode={phone ? 'tel' : 'email'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={254}
        value={value.text}
        onChange={type}
        onFocus={prepareDialCountries}
        onBlur={leave}
      />
      {phone && (
        <UnstyledButton
          className={classes.toEmail}
          onClick={() => {
            onChange(asEmail(value));
            input.current?.focus();
          }}
        >
          Es un correo electrónico
        </UnstyledButton>
      )}
    </div>
  );
}
