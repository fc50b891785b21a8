import { Button } from '@mantine/core';
import { ErrorText } from '@/ui/ErrorText';
import { PageContainer } from '@/ui/PageContainer';
import { StateMessage } from '@/ui/StateMessage';
import classes from './ErrorScreen.module.css';

interface ErrorScreenProps {
  /** What was thrown. */
  error: unknown;
  /** Starts over; loads the page again when left out. */
  onRetry?: () => void;
}

/** Stands instead of a page whose rendering failed (spec §8). It needs neither router nor session. */
export function ErrorScreen({ error, onRetry = () => location.reload() }: ErrorScreenProps) {
  const message = error instanceof Error ? error.message : String(error);
  return (
    <PageContainer size="form">
      <StateMessage
        drawing="error"
        level={1}
        role="alert"
        title={<span lang="en">Unexpected Application Error!</span>}
        action={<Button onClick={onRetry}>Volver a cargar la página</Button>}
      >
        <p>Algo falló al mostrar esta página. Tus datos y tus envíos no han cambiado.</p>
        {message !== '' && (
          <code className={classes.message}>
            <ErrorText>{message}</ErrorText>
          </code>
        )}
      </StateMessage>
    </PageContainer>
  );
}
