import { isReusedRefreshToken, type OpenedSession } from '@/api/session';
import type { Clock } from '@/lib/clock';

/** The wait before a second try after a reused token (product 9.1). */
const REUSED_RETRY_MS = 250;

interface TokenRequest {
  readonly api: { refreshSession(refreshToken: string | undefined): Promise<OpenedSession> };
  readonly clock: Clock;
  /** Undefined when the cookie identifies the session. */
  readonly refreshToken: string | undefined;
  /** True when the answer is no longer needed: newer tokens are known, or the session has ended. */
  readonly overtaken: () => boolean;
}

/**
 * Asks the server for new tokens, and once more if it says that the token was used before (decisions 5).
 * @throws ApiError when the server refuses or cannot be reached.
 */
export async function requestTokens({
  api,
  clock,
  refreshToken,
  overtaken,
}: TokenRequest): Promise<OpenedSession> {
  try {
    return await api.refreshSession(refreshToken);
  } catch (error) {
    if (!isReusedRefreshToken(error)) throw error;
    await new Promise<void>((resolve) => clock.after(REUSED_RETRY_MS, resolve));
    // Another tab may have sent newer tokens meanwhile. If not, the cookie holds the newest one.
    if (overtaken()) throw error;
    return await api.refreshSession(undefined);
  }
}
