import { Alert } from '@mantine/core';

interface TransferProblemProps {
  readonly message: string;
  /** True when the answer was lost or no answer at all, so that nobody knows whether the transfer was made. */
  readonly mayHaveArrived: boolean;
}

/** Why the confirmation failed, beside its button. */
export function TransferProblem({ message, mayHaveArrived }: TransferProblemProps) {
  return (
    <Alert color="rojo" title={message}>
      {mayHaveArrived &&
        'Puedes volver a pulsar Confirmar: aunque el primer intento haya llegado, el envío no se duplica.'}
    </Alert>
  );
}
