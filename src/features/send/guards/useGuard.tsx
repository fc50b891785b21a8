import type { ReactNode } from 'react';
import { useFetched } from '@/ui/useFetched';
import type { GuardProps } from './Guard';

const fetchGuard = () => import('./Guard');

/** The guard of a choice. Its code is not part of the first view; nothing until it is loaded. */
export function useGuard(props: GuardProps): ReactNode {
  const code = useFetched(fetchGuard, true);
  return code && <code.Guard {...props} />;
}
