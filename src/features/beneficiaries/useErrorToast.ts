import { errorMessage } from '@/api/errors';
import { messages } from '@/api/messages';
import { toastError } from '@/ui/toast';
import { useEffect } from 'react';

/** Tells each new failure of a read in a toast titled 'Error' (spec §8). */
export function useErrorToast(error: Error | null): void {
  useEffect(() => {
    if (error) toastError('Error', errorMessage(error, messages.tryAgain));
  }, [error]);
}
