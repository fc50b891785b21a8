import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { IconAlertTriangle, IconSend } from '@/ui/icons';

/** Title of a history that failed to load. */
export const HISTORY_FAILED = 'No se pudo cargar el historial';

interface HistoryFailedProps {
  readonly error: string;
  readonly onRetry: () => void;
}

/** Shown instead of the history when it failed to load. */
export function HistoryFailed({ error, onRetry }: HistoryFailedProps) {
  return (
    <StateMessage
      role="alert"
      icon={<IconAlertTriangle size={36} />}
      title={HISTORY_FAILED}
      action={<Button onClick={onRetry}>Reintentar</Button>}
    >
      <ErrorText>{error}</ErrorText>
    </StateMessage>
  );
}

/** Shown to a user without exchanges; the text says what the page is for. */
export function NoExchanges({ children }: { readonly children: ReactNode }) {
  return (
    <StateMessage
      icon={<IconSend size={36} />}
      title="Aún no tienes envíos registrados"
      action={
        <Button component={Link} to={paths.sendQuote} size="lg">
          Comenzar un envío
        </Button>
      }
    >
      {children}
    </StateMessage>
  );
}
