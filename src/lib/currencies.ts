import type { Decimal } from './money';

/** The one corridor of the product (spec §9): euros out, bolivars in, by the server's currency ids. */
export const SEND_CURRENCY = { id: 43, code: 'EUR' } as const;
export const RECEIVE_CURRENCY = { id: 147, code: 'VES' } as const;

/** Rate and amount of a step 2 that was opened without a quote (spec §9). */
export const FALLBACK_RATE: Decimal = '39.5';
export const FALLBACK_AMOUNT: Decimal = '100';
