import { Button } from '@mantine/core';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { PageContainer } from '@/ui/page/PageContainer';
import classes from './ErrorScreen.module.css';

interface ErrorScreenProps {
  error: Error;
}

/** Replaces a page that failed to render (product 2.22). Needs neither router nor session. */
export function ErrorScreen({ error: { message } }: ErrorScreenProps) {
  return (
    <PageContainer size="form">
      <StateMessage
        drawing="error"
        level={1}
        role="alert"
        title={<span lang="en">Unexpected Application Error!</span>}
        action={<Button onClick={() => location.reload()}>Volver a cargar la página</Button>}
      >
        <p>
          Algo falló al mostrar esta página. Al volver a cargarla verás tus datos y tus envíos como están.
        </p>
        {message !== '' && (
          <code className={classes.message}>
            <ErrorText>{message}</ErrorText>
          </code>
        )}
      </StateMessage>
    </PageContainer>
  );
}
