import { useForm } from '@mantine/form';
import { isCodeComplete } from '@/lib/verificationCode';

/** The two rules for a new password (product 5.3). */
export const passwordRules = [
  { text: 'Al menos 8 caracteres', holds: (password: string) => password.length >= 8 },
  { text: 'Al menos un número', holds: (password: string) => /\d/.test(password) },
] as const;

/**
 * The same rules for password managers that make one. The characters are those of any keyboard: without them, Safari
 * would use digits only.
 */
export const rulesForManagers = 'minlength: 8; required: digit; allowed: ascii-printable;';

function isAcceptablePassword(password: string): boolean {
  return passwordRules.every(({ holds }) => holds(password));
}

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** The rules of the form of a new password; null if the value is valid. */
export const newPasswordRules = {
  password: (password: string) =>
    isAcceptablePassword(password)
      ? null
      : 'La contraseña debe tener al menos 8 caracters e incluir un número',
  confirmation: (confirmation: string, { password }: NewPassword) =>
    confirmation === password ? null : 'Las contraseñas no coinciden.',
};

export type CodeForm = ReturnType<typeof useCodeForm>;
export type NewPasswordForm = ReturnType<typeof useNewPasswordForm>;

/** The form of the code step. */
export function useCodeForm(code: string, error?: string) {
  return useForm({
    initialValues: { code },
    initialErrors: { code: error },
    // Without a text: the button waits for the whole code.
    validate: { code: (typed) => !isCodeComplete(typed) },
  });
}

/** The form of the password step. A refusal of the server is about the account: its error is `refusal`. */
export function useNewPasswordForm(
  initialValues: NewPassword = { password: '', confirmation: '' },
  refusal?: string,
) {
  return useForm({
    initialValues,
    initialErrors: { refusal },
    validate: newPasswordRules,
    // The fields check an error again while the user types: one that still holds stays.
    clearInputErrorOnChange: false,
  });
}
