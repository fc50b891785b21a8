import { useQuery } from '@tanstack/react-query';
import { beneficiariesQuery } from '@/api/beneficiaries';
import { fieldConfigurationsQuery, paymentMethodsQuery } from '@/api/paymentMethods';
import { useErrorToast } from './useErrorToast';

/** The chooser's data. Lists that fail to load are empty, and a toast reports the failure (product 8.4). */
export function useBeneficiaryData() {
  const beneficiaries = useQuery(beneficiariesQuery());
  const methods = useQuery(paymentMethodsQuery());
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
