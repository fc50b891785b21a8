/** The two parts of the rule for a new password (spec §5, §9). */
export const passwordRules = [
  { text: 'Al menos 8 caracteres', holds: (password: string) => password.length >= 8 },
  { text: 'Al menos un número', holds: (password: string) => /\d/.test(password) },
] as const;

/** Whether a new password may be used. */
export function isAcceptablePassword(password: string): boolean {
  return passwordRules.every(({ holds }) => holds(password));
}

/** What a form for a new password holds. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** Whether the form may be sent. */
export function isNewPasswordReady({ password, confirmation }: NewPassword): boolean {
  return isAcceptablePassword(password) && password === confirmation;
}
