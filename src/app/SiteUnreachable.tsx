import { Button } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { messages } from '@/api/messages';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { PageContainer } from '@/ui/page/PageContainer';

interface SiteUnreachableProps {
  /** Resolves when it is over, whether it has helped or not. */
  readonly onRetry: () => Promise<unknown>;
}

/**
 * Shown when a page's code or its session cannot be reached. Keeps the navigation state and sends nobody to the login.
 */
export function SiteUnreachable({ onRetry }: SiteUnreachableProps) {
  const [retrying, setRetrying] = useState(false);
  // The page that takes its place gets the focus of 'Reintentar'.
  useLayoutEffect(() => () => document.activeElement?.closest('main')?.focus({ preventScroll: true }), []);
  const retry = () => {
    setRetrying(true);
    void onRetry().finally(() => setRetrying(false));
  };
  return (
    <PageContainer size="form">
      <StateMessage
        drawing="offline"
        level={1}
        role="alert"
        title="No pudimos abrir esta página"
        action={
          <Button loading={retrying} onClick={retry}>
            Reintentar
          </Button>
        }
      >
        <ErrorText>{messages.offline}</ErrorText>
      </StateMessage>
    </PageContainer>
  );
}
