import type { ExchangeDetail } from '@/api/exchanges';

/** 100 € to Mamá by Pago móvil. */
export const exchange: ExchangeDetail = {
  exchangeId: 'TRP-2026-000025',
  status: 'En proceso',
  statusColour: '#6D28D9',
  beneficiary: 'Mamá',
  beneficiaryId: null,
  amountSend: '100',
  currencySend: 'EUR',
  amountReceive: '61248.37',
  currencyReceive: 'VES',
  rate: '612.4837',
  inserted: Date.UTC(2026, 6, 1, 10, 5),
  paymentMethodId: 1,
  paymentMethod: 'Pago móvil',
  paymentDetails: { titular: 'Rosa Elena Pérez', cedula: 'V4123456', telefono: '04140000001' },
};
