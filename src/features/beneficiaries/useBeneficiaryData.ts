import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { beneficiariesQuery } from '@/api/beneficiaries';
import { errorMessage } from '@/api/errors';
import { messages } from '@/api/messages';
import { fieldConfigurationsQuery, paymentMethodsQuery } from '@/api/paymentMethods';
import { toastError } from '@/ui/feedback/toast';

/** Shows a toast titled 'Error' for each new failure of a query (product 8.4). */
export function useErrorToast(error: Error | null): void {
  useEffect(() => {
    if (error) toastError('Error', errorMessage(error, messages.tryAgain));
  }, [error]);
}

/** The chooser's data. Lists that fail to load are empty, and a toast reports the failure (product 8.4). */
export function useBeneficiaryData() {
  const beneficiaries = useQuery(beneficiariesQuery);
  const methods = useQuery(paymentMethodsQuery);
  const configurations = useQuery(fieldConfigurationsQuery());
  useErrorToast(beneficiaries.error);
  useErrorToast(methods.error);
  useErrorToast(configurations.error);
  // While it is read again after a failure, what the sender does meanwhile stays on the page.
  const hasFailed =
    beneficiaries.isLoadingError || (beneficiaries.isPending && beneficiaries.isFetchedAfterMount);
  return {
    loading: beneficiaries.isPending && !hasFailed,
    beneficiaries: beneficiaries.data ?? [],
    /** Defined when the saved beneficiaries failed to load; loads them again. */
    retry: hasFailed ? () => void beneficiaries.refetch() : undefined,
    retrying: beneficiaries.isFetching,
    methods: methods.data ?? [],
    loadingMethods: methods.isPending,
    retryMethods: methods.isLoadingError ? () => void methods.refetch() : undefined,
    configurations: configurations.data ?? [],
  };
}
