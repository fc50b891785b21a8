import { TextInput, UnstyledButton } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, type ChangeEvent } from 'react';
import {
  asEmail,
  caretInContact,
  contactProblem,
  leaveContact,
  typeContact,
  type ContactInput,
} from '@/lib/phone/contact';
import { prepareDialCountries } from '@/lib/phone/dialCountries';
import { typedText } from '@/lib/typedText';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { typedIn, useCaret } from '@/ui/fields/useCaret';
import { DialCodePicker, dialSection } from '@/ui/phone/DialCodePicker';
import classes from './ContactField.module.css';

export interface ContactFieldProps {
  /** Mode, text and country; see `lib/phone/contact`. */
  readonly value: ContactInput;
  /** Called with the new value; typing may change its mode. */
  readonly onChange: (value: ContactInput) => void;
  /** The error below the field. */
  readonly error?: string | undefined;
  /** The autocomplete token: 'username' for a login, 'email' for a new account. */
  readonly autoComplete: 'username' | 'email';
  /** True if the field has the focus when it appears. */
  readonly autoFocus?: boolean;
  /** The field's path in its form, with which the form focuses it. */
  readonly 'data-path'?: string;
}

/**
 * One field for an e-mail or a phone: three digits show the country-code picker, an @ hides it (product 2.13). The
 * same input element stays, so that focus and caret stay too.
 */
export function ContactField({ value, onChange, error, autoComplete, ...field }: ContactFieldProps) {
  const { input, place, composed } = useCaret(value.text);
  const phone = value.mode === 'phone';
  const problem = contactProblem(value);

  // The prerendered field may have been filled in before this code ran. Takes over its text before the first
  // update, which would overwrite the text and move the caret.
  const takeOver = useEffectEvent(() => {
    const early = input.current?.value ?? '';
    if (early !== value.text) onChange(typeContact(value, typedText(early)));
  });
  useLayoutEffect(() => takeOver(), []);

  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { text, caret } = typedIn(currentTarget);
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
        data-path={field['data-path']}
        autoFocus={field.autoFocus}
        label="Correo electrónico o teléfono"
        error={error && <ErrorText>{error}</ErrorText>}
        // The hint is not repeated when it has become the error.
        description={phone && problem !== error ? problem : undefined}
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
        {...(phone && dialSection)}
        type="text"
        inputMode={phone ? 'tel' : 'email'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={254}
        {...composed}
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
