import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { SEND_CURRENCY } from '@/lib/currencies';
import { formatMoney } from '@/lib/money';
import { receiptPath } from '@/lib/paths';
import type { Order } from './confirmation';

export const NOT_FOUND = 'Tu envío no aparece en tu historial.';

/** Of an exchange that was made and then rejected or cancelled. */
export const REJECTED = 'Este envío no salió adelante';

/** '50,00 € a Mamá': an exchange in a sentence or a toast. */
export const transferText = ({ amountSend, title }: Pick<Order, 'amountSend' | 'title'>): string =>
  `${formatMoney(amountSend, SEND_CURRENCY.code)} a ${title}`;

/** What is known of an exchange whose answer is lost, without a full stop. */
export const unknownText = (order: Pick<Order, 'amountSend' | 'title'>): string =>
  `Todavía no sabemos si tu envío de ${transferText(order)} se hizo`;

interface ReceiptLinkProps {
  readonly exchangeId: string;
  readonly children?: string;
}

/** A link to a receipt for a toast. */
export function ReceiptLink({ exchangeId, children = 'Ver el envío' }: ReceiptLinkProps) {
  return (
    <Anchor component={Link} to={receiptPath(exchangeId)} inherit>
      {children}
    </Anchor>
  );
}
