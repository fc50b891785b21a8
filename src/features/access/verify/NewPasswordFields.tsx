import { PasswordField } from '@/ui/fields/PasswordField';
import { IconCheck } from '@/ui/icons';
import { useFetched } from '@/ui/useFetched';
import { passwordRules, rulesForManagers, type NewPassword, type NewPasswordForm } from './verifyForms';
import classes from './NewPasswordFields.module.css';

const fetchCommon = () => import('./commonPasswords');

export interface NewPasswordFieldsProps {
  /** The form of the password and its repetition. */
  readonly form: NewPasswordForm;
}

/** A new password and its repetition; the rules are checked while the user types (product 5.3). */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const { password, confirmation } = form.values;
  const known = useFetched(fetchCommon, true);

  const check = (field: keyof NewPassword) => {
    if (form.getValues()[field] === '') form.clearFieldError(field);
    else form.validateField(field);
  };
  const type = (field: keyof NewPassword, text: string) => {
    form.setFieldValue(field, text);
    form.clearFieldError('refusal');
    const typed = form.getValues();
    if (form.errors.password) check('password');
    // A repetition is compared once it is as long as the password, or the user has left its field.
    if (form.errors.confirmation || typed.confirmation.length >= typed.password.length) check('confirmation');
  };

  return (
    <>
      <PasswordField
        {...form.getInputProps('password')}
        value={password}
        onChange={(text) => type('password', text)}
        onBlur={() => {
          check('password');
          check('confirmation');
        }}
        label="Contraseña nueva"
        required
        name="new-password"
        autoComplete="new-password"
        passwordrules={rulesForManagers}
        enterKeyHint="next"
        autoFocus
        description={
          <span className={classes.rules}>
            {passwordRules.map(({ text, holds }) => (
              <span key={text} className={classes.rule} data-holds={holds(password) || undefined}>
                <IconCheck size={16} aria-hidden />
                <span>{text}</span>
              </span>
            ))}
          </span>
        }
      />
      <div role="status">
        {known?.isCommonPassword(password) && (
          <p className={classes.warning}>
            Mucha gente usa esta contraseña y es fácil dar con ella. Si la prefieres, puedes usarla.
          </p>
        )}
      </div>
      <PasswordField
        {...form.getInputProps('confirmation')}
        value={confirmation}
        onChange={(text) => type('confirmation', text)}
        onBlur={() => check('confirmation')}
        label="Repite la contraseña"
        required
        name="new-password-confirmation"
        autoComplete="new-password"
        passwordrules={rulesForManagers}
        enterKeyHint="done"
      />
    </>
  );
}
