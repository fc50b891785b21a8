import type { ReactNode } from 'react';
import { useFetched } from '@/ui/useFetched';
import type { GuardProps } from './Guard';

const fetchGuard = () => import('./Guard');

interface Choice extends Omit<GuardProps, 'beneficiary'> {
  readonly beneficiary: GuardProps['beneficiary'] | undefined;
}

/** The guard of a choice. Its code is not part of the first view; nothing until it is loaded. */
export function useGuard({ beneficiary, ...props }: Choice): ReactNode {
  const code = useFetched(fetchGuard, true);
  return code && beneficiary && <code.Guard beneficiary={beneficiary} {...props} />;
}
