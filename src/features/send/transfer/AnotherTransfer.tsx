import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import type { Order } from './confirmation';
import { unknownText } from './texts';

interface AnotherTransferProps {
  /** True while the question is open. */
  readonly asking: boolean;
  /** Confirmations that may have made their exchange. */
  readonly transfers: readonly Pick<Order, 'key' | 'amountSend' | 'title'>[];
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before another exchange, while it is not known what an earlier confirmation has done (decision 38). */
export function AnotherTransfer({ asking, transfers, onCancel, onConfirm }: AnotherTransferProps) {
  return (
    <ConfirmDialog
      opened={asking && transfers.length > 0}
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
