import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
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

interface AnotherTransferProps extends OpenTransfersProps {
  /** True while the question is open. */
  readonly asking: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before another exchange, while it is not known what an earlier confirmation has done (decision 38). */
export function AnotherTransfer({ transfers, asking, onCancel, onConfirm }: AnotherTransferProps) {
  return (
    <ConfirmDialog
      opened={asking}
      preload={transfers.length > 0}
      title="Un envío sin respuesta"
      confirmLabel="Hacer otro envío"
      cancelLabel="Cancelar"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {transfers.map((one) => (
        <span key={one.key}>{`${unknownText(one)}. ¿Hacer otro? `}</span>
      ))}
    </ConfirmDialog>
  );
}
