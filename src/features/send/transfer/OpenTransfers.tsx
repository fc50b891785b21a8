import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import type { Order } from './confirmation';
import { unknownText } from './texts';

export interface OpenTransfersProps {
  /** Confirmations whose answer is lost. */
  readonly transfers: readonly Pick<Order, 'key' | 'amountSend' | 'title'>[];
}

/**
 * Names earlier exchanges that the server may have created, on every page where the user could send another one
 * (decision 38).
 */
export function OpenTransfers({ transfers }: OpenTransfersProps) {
  return (
    <div role="status">
      {transfers.map((one) => (
        <Alert key={one.key} color="turpial" mb="md" role="group">
          <span>{`${unknownText(one)}. Lo estamos comprobando; míralo también en `}</span>
          <Anchor component={Link} to={paths.history} inherit>
            tus envíos
          </Anchor>
          <span>.</span>
        </Alert>
      ))}
    </div>
  );
}
