import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { receiptPath } from '@/lib/paths';

interface ReceiptLinkProps {
  readonly exchangeId: string;
}

/** A link to a receipt for a toast. */
export function ReceiptLink({ exchangeId }: ReceiptLinkProps) {
  return (
    <Anchor component={Link} to={receiptPath(exchangeId)} inherit>
      Ver el envío
    </Anchor>
  );
}
