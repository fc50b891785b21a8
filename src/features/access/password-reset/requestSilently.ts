import { ApiError } from '@/api/errors';
import { requestPasswordReset } from '@/api/passwordReset';
import type { Identity } from '@/api/wire';

/** Hides the server's answer (product 8.4). Only network failures are reported, because they reveal nothing. */
export async function requestSilently(identity: Identity): Promise<void> {
  try {
    await requestPasswordReset(identity);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'network') throw error;
  }
}
