import { receiptPath } from '@/lib/paths';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

interface ReceiptLinkProps {
  readonly exchangeId: string;
}

/** A way to a receipt, for a toast about its transfer. */
export function ReceiptLink({ exchangeId }: ReceiptLinkProps) {
  return (
    <Anchor component={Link} to={receiptPath(exchangeId)} inherit>
      Ver el envío
    </Anchor>
  );
}
