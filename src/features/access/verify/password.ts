/** The two rules for a new password (product 5.3, 9.2). */
export const passwordRules = [
  { text: 'Al menos 8 caracteres', holds: (password: string) => password.length >= 8 },
  { text: 'Al menos un número', holds: (password: string) => /\d/.test(password) },
] as const;

export function isAcceptablePassword(password: string): boolean {
  return passwordRules.every(({ holds }) => holds(password));
}

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** True when the password follows the rules and the repetition matches. */
export function isNewPasswordReady({ password, confirmation }: NewPassword): boolean {
  return isAcceptablePassword(password) && password === confirmation;
}
