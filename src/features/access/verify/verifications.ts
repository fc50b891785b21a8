import { requestPasswordReset, sendVerificationCode, verifyCode, verifyPasswordReset } from '@/api/account';
import { ApiError, errorMessage } from '@/api/errors';
import { messages } from '@/api/messages';
import type { Identity } from '@/api/wire';
import type { CodePurpose } from '@/lib/verificationCode';

/** Hides the server's answer (product 8.4). Only network failures are reported, because they reveal nothing. */
async function requestSilently(identity: Identity): Promise<void> {
  try {
    await requestPasswordReset(identity);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'network') throw error;
  }
}

/** The calls of a verification, and the texts about their answers. */
interface Verification {
  /** Checks a code. */
  readonly check: (identity: Identity, code: string, signal: AbortSignal) => Promise<void>;
  /** Error text of a refused code, if the server sends none (product 8.2). */
  readonly codeRefused: string;
  /** Sends a code. */
  readonly send: (identity: Identity) => Promise<void>;
  /** The message after it was sent. */
  readonly resent: (contact: string) => string;
  /** The message when it could not be sent. */
  readonly notResent: (error: unknown) => string;
  /** Error text of a refused password, if the server sends none. */
  readonly passwordRefused: string;
  /** The message after the password was saved; the user then logs in. */
  readonly completed: string;
}

export const verifications: Readonly<Record<CodePurpose, Verification>> = {
  signUp: {
    check: verifyCode,
    codeRefused: messages.invalidVerificationCode,
    send: sendVerificationCode,
    resent: (contact) => `Te enviamos un nuevo código a ${contact}.`,
    notResent: (error) => errorMessage(error, messages.codeNotResent),
    passwordRefused: messages.notRegistered,
    completed: 'Cuenta creada',
  },
  passwordReset: {
    check: verifyPasswordReset,
    codeRefused: messages.invalidResetCode,
    send: requestSilently,
    resent: () => 'Si existe una cuenta, te enviaremos un código.',
    notResent: () => messages.codeNotResent,
    passwordRefused: messages.passwordNotUpdated,
    completed: 'Contraseña actualizada',
  },
};
