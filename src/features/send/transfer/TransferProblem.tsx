import { Alert, Loader } from '@mantine/core';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { ErrorText } from '@/ui/feedback/ErrorText';
import type { OpenConfirmation, Order } from './confirmation';
import { NOT_FOUND, unknownText } from './texts';

export interface TransferProblemProps {
  /** Why the server refused the confirmation. */
  readonly message: string | undefined;
  /** What is known of the exchange. */
  readonly stage: OpenConfirmation['stage'] | 'refused';
}

/** Explains a failed confirmation, beside its button. */
export function TransferProblem({ message, stage }: TransferProblemProps) {
  if (stage === 'notFound') {
    return (
      <Alert color="turpial" title={NOT_FOUND}>
        Lo miramos dos veces y lo seguimos mirando. Puedes volver a pulsar Confirmar.
      </Alert>
    );
  }
  if (stage !== 'refused') {
    return (
      <Alert
        color="turpial"
        title="Todavía no sabemos si tu envío se hizo"
        icon={<Loader size={20} color="turpial" aria-hidden />}
      >
        {message !== undefined && (
          <p>
            <ErrorText>{message}</ErrorText>
          </p>
        )}
        <p>Lo estamos comprobando: no hace falta que pulses nada.</p>
      </Alert>
    );
  }
  // Not a live region, because the browser's dialog has said the message.
  return (
    <Alert color="rojo" role="group" title={message !== undefined && <ErrorText>{message}</ErrorText>} />
  );
}

interface AnotherTransferProps {
  /** Confirmations that may have made their exchange. */
  readonly transfers: readonly Pick<Order, 'key' | 'amountSend' | 'title'>[];
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
