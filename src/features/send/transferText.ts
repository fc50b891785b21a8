import { SEND_CURRENCY } from '@/lib/currencies';
import { formatMoney, type Decimal } from '@/lib/money';

/** '50,00 € a Mamá': an exchange in a sentence or a toast. */
export function transferText(amountSend: Decimal, title: string): string {
  return `${formatMoney(amountSend, SEND_CURRENCY.code)} a ${title}`;
}
