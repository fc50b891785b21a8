import { useDeferredValue } from 'react';
import { useDoubts } from '@/features/send/doubt/useDoubts';
import { useFetched } from '@/ui/useFetched';
import { QueryArea } from './QueryArea';
import { RequireSession } from './RequireSession';

const fetchResolver = () => import('@/features/send/doubt/DoubtResolver');

/** Resolves doubts. The code loads when there is one; step 2, where doubts begin, already contains it. */
export function DoubtsOnProtectedPages() {
  const inDoubt = useDoubts().length > 0;
  // After the paint that answers the press of 'Confirmar', with which a doubt begins.
  const code = useFetched(fetchResolver, useDeferredValue(inDoubt));
  return inDoubt && code && <code.DoubtResolver />;
}

/** The area of the protected pages: the query cache, the guard and the resolution of doubts. */
export function AppArea() {
  return (
    <QueryArea>
      <RequireSession />
      <DoubtsOnProtectedPages />
    </QueryArea>
  );
}
