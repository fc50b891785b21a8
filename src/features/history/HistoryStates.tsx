import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ApiError, errorMessage } from '@/api/errors';
import { messages } from '@/api/messages';
import { paths } from '@/lib/paths';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { IconAlertTriangle, IconSend } from '@/ui/icons';
import { keepingFocus } from '@/ui/useReturnFocus';

export const HISTORY_FAILED = 'No se pudo cargar el historial';

const TRY_LATER = 'Intenta nuevamente más tarde.';

/** Why the history failed to load: the server's text, else the texts of product 2.21, 8.2. */
export function historyError(error: Error): string {
  return error instanceof ApiError ? errorMessage(error, TRY_LATER) : messages.historyNotLoaded;
}

interface HistoryFailedProps {
  readonly error: string;
  readonly onRetry: () => void;
}

export function HistoryFailed({ error, onRetry }: HistoryFailedProps) {
  return (
    <StateMessage
      card
      role="alert"
      icon={<IconAlertTriangle size={36} />}
      title={HISTORY_FAILED}
      action={<Button onClick={keepingFocus(onRetry)}>Reintentar</Button>}
    >
      <ErrorText>{error}</ErrorText>
    </StateMessage>
  );
}

/** Shown to a user without exchanges; the text says what the page is for. */
export function NoExchanges({ children }: { readonly children: ReactNode }) {
  return (
    <StateMessage
      card
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
