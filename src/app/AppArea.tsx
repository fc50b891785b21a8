import '@/theme/outcomeStyles';
import { useDeferredValue } from 'react';
import { isOpen } from '@/features/send/transfer/confirmation';
import { useConfirmations } from '@/features/send/transfer/confirmations';
import { useFetched } from '@/ui/useFetched';
import { QueryArea } from './QueryArea';
import { RequireSession } from './RequireSession';

const fetchWatch = () => import('@/features/send/transfer/ConfirmationWatch');

/** Watches open confirmations. The code loads when there is one; step 2, where they begin, already contains it. */
export function WatchOnProtectedPages() {
  const anyOpen = useConfirmations().some(isOpen);
  // After the paint that answers the press of 'Confirmar'.
  const code = useFetched(fetchWatch, useDeferredValue(anyOpen));
  return anyOpen && code && <code.ConfirmationWatch />;
}

/** The area of the protected pages: the query cache, the guard and the watch over confirmations. */
export function AppArea() {
  return (
    <QueryArea>
      <RequireSession />
      <WatchOnProtectedPages />
    </QueryArea>
  );
}
