import type { ExchangeDetail } from '@/api/exchanges';
import type { OpenConfirmation, Order } from '@/features/send/transfer/confirmation';

/** The instant of a press, in ms. */
export const PRESS = 1_800_000_000_000;
export const MINUTE = 60_000;

/** 50 € to Mamá. */
export const order: Order = {
  key: 'cotizacion:7',
  quoteId: 'cotizacion',
  beneficiaryId: 7,
  title: 'Mamá',
  names: ['Mamá', 'Rosa Elena Pérez'],
  amountSend: '50',
  amountReceive: '30624.18',
};

/** Its confirmation, whose answer is lost, with changes. */
export const open = (changes: Partial<OpenConfirmation> = {}): OpenConfirmation => ({
  ...order,
  stage: 'unknown',
  again: false,
  pressedAt: null,
  knownIds: [],
  history: 'fresh',
  ...changes,
});

/** The exchange that it makes, with changes. */
export const exchange = (changes: Partial<ExchangeDetail> = {}): ExchangeDetail => ({
  exchangeId: 'TRP-1',
  status: null,
  statusColour: null,
  beneficiary: 'Mamá',
  amountSend: '50.00',
  currencySend: 'EUR',
  amountReceive: '30624.18',
  currencyReceive: 'VES',
  rate: null,
  inserted: PRESS + 1000,
  beneficiaryId: null,
  paymentMethodId: null,
  paymentMethod: null,
  paymentDetails: {},
  ...changes,
});
