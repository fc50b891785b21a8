import { useEffect, useEffectEvent } from 'react';
import { inCaches } from '@/lib/browser';
import { config } from '@/lib/config';
import { sharedTextCache } from '@/lib/storage';
import { ownerOf, type SessionState } from '@/session/state';

/** Claims a shared text as soon as it is known whose page this is (product 5.12). Its code loads if there is one. */
export function useSharedTextClaim(state: SessionState): void {
  const known = state.user !== undefined || state.status === 'signedOut';
  const claim = useEffectEvent(async () => {
    // On a slow phone the session may be over before this runs. The text still is of the user who was signed in.
    const owner = ownerOf(state) ?? state.former;
    if (!(await inCaches((stored) => stored.has(sharedTextCache)))) return;
    const { claimSharedText } = await import('@/lib/sharedText');
    if (!(await claimSharedText(owner))) return;
    const { toastError } = await import('@/ui/feedback/toast');
    toastError(
      'No guardamos el mensaje que llegó',
      'Si lo compartiste tú, inicia sesión y compártelo otra vez.',
    );
  });
  useEffect(() => {
    // Only the production build has a worker that takes shared texts.
    if (!known || !config.offline) return;
    claim().catch(() => {
      // The code cannot be loaded.
    });
  }, [known]);
}
