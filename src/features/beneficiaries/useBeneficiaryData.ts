import { beneficiariesQuery } from '@/api/beneficiaries';
import { fieldConfigurationsQuery, paymentMethodsQuery } from '@/api/paymentMethods';
import { useQuery } from '@tanstack/react-query';
import { useErrorToast } from './useErrorToast';

/** What the chooser reads. Lists that fail to load are empty, and a toast says so (spec §8). */
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
    /** Present when the saved ones could not be had: asks again. */
    retry: beneficiaries.isLoadingError ? () => void beneficiaries.refetch() : undefined,
    methods: methods.data ?? [],
    loadingMethods: methods.isPending,
    retryMethods: methods.isLoadingError ? () => void methods.refetch() : undefined,
    configurations: configurations.data ?? [],
  };
}
