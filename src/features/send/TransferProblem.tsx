import { ErrorText } from '@/ui/ErrorText';
import { Alert } from '@mantine/core';

export interface TransferProblemProps {
  /** Why the confirmation was refused. */
  readonly message: string | undefined;
  /** What is known of the transfer itself: 'asking' while nobody knows whether it was made, whatever was said. */
  readonly verdict: 'refused' | 'asking' | 'notMade';
}

const NOT_MADE = 'Tu envío no se hizo.';

/** What became of a confirmation that failed, beside its button. */
export function TransferProblem({ message, verdict }: TransferProblemProps) {
  if (verdict === 'notMade') {
    return (
      <Alert color="turpial" title={NOT_MADE}>
        Lo miramos dos veces en tu historial. Puedes volver a pulsar Confirmar.
      </Alert>
    );
  }
  if (verdict === 'asking') {
    return (
      <Alert color="turpial" title="Tu envío pudo llegar a hacerse">
        {message !== undefined && (
          <p>
            <ErrorText>{message}</ErrorText>
          </p>
        )}
        La respuesta se perdió por el camino. Lo estamos comprobando: no hace falta que pulses nada.
      </Alert>
    );
  }
  return <Alert color="rojo" title={message !== undefined && <ErrorText>{message}</ErrorText>} />;
}
