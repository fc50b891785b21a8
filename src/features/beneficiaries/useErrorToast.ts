import { useEffect } from 'react';
import { errorMessage } from '@/api/errors';
import { messages } from '@/api/messages';
import { toastError } from '@/ui/feedback/toast';

/** Shows a toast titled 'Error' for each new failure of a query (product 8.4). */
export function useErrorToast(error: Error | null): void {
  useEffect(() => {
    if (error) toastError('Error', errorMessage(error, messages.tryAgain));
  }, [error]);
}
