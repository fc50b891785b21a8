import { useState } from 'react';
import { PasswordField } from '@/ui/fields/PasswordField';
import { IconCheck } from '@/ui/icons';
import { isAcceptablePassword, passwordRules, type NewPassword } from './password';
import classes from './NewPasswordFields.module.css';

export interface NewPasswordFieldsProps {
  /** The password and its repetition, as typed. */
  readonly value: NewPassword;
  /** Called with both values. */
  readonly onChange: (value: NewPassword) => void;
}

/** A new password and its repetition; the rules are checked while the user types (product 5.3). */
export function NewPasswordFields({ value, onChange }: NewPasswordFieldsProps) {
  const { password, confirmation } = value;
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const weak = left.password && password !== '' && !isAcceptablePassword(password);
  // Compares only when the repetition is long enough or the user has left its field.
  const compared = left.confirmation || confirmation.length >= password.length;
  const differs = compared && confirmation !== '' && confirmation !== password;
  return (
    <>
      <PasswordField
        label="Contraseña nueva"
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="next"
        autoFocus
        value={password}
        onChange={(next) => onChange({ ...value, password: next })}
        onBlur={() => setLeft({ ...left, password: true })}
        description={
          <span className={classes.rules}>
            {passwordRules.map(({ text, holds }) => (
              <span key={text} className={classes.rule} data-holds={holds(password) || undefined}>
                <IconCheck size={16} aria-hidden />
                {text}
              </span>
            ))}
          </span>
        }
        error={weak && 'La contraseña debe tener al menos 8 caracters e incluir un número'}
      />
      <PasswordField
        label="Repite la contraseña"
        name="new-password-confirmation"
        autoComplete="new-password"
        enterKeyHint="done"
        value={confirmation}
        onChange={(next) => onChange({ ...value, confirmation: next })}
        onBlur={() => setLeft({ ...left, confirmation: true })}
        error={differs && 'Las contraseñas no coinciden.'}
      />
    </>
  );
}
