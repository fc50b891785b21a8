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
  return {
    loading: beneficiaries.isPending,
    beneficiaries: beneficiaries.data ?? [],
    /** Defined when the saved beneficiaries failed to load; loads them again. */
    retry: beneficiaries.isLoadingError ? () => void beneficiaries.refetch() : undefined,
    methods: methods.data ?? [],
    loadingMethods: methods.isPending,
    retryMethods: methods.isLoadingError ? () => void methods.refetch() : undefined,
    configurations: configurations.data ?? [],
  };
}
