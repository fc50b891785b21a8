import type { ExchangeBody } from '@/api/wire';

/** A transfer of 20 € to the first beneficiary of the main account. */
export const exchangeBody: ExchangeBody = {
  fkCurrencySend: 43,
  amountSend: 20,
  fkCurrencyReceive: 147,
  amountReceive: 12_000,
  rate: 600,
  exchangeBeneficiary: { fkBeneficiary: 1, fkPaymentMethod: 1, paymentDetails: {} },
};
