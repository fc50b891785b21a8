import { SEND_CURRENCY } from '@/lib/currencies';
import { toWireNumber, type Decimal } from '@/lib/money';
import { call } from './http';

/**
 * GET /api/exchange/checkMinimum.
 * @throws ApiError when the euros are under the minimum: its text is for the sender.
 */
export async function checkMinimum(amount: Decimal, signal?: AbortSignal): Promise<void> {
  const query = { fkCurrencySend: SEND_CURRENCY.id, amountSend: toWireNumber(amount) };
  await call('checkMinimum', { query }, { signal });
}
