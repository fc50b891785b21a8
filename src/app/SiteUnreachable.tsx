import { messages } from '@/api/messages';
import { PageContainer } from '@/ui/PageContainer';
import { StateMessage } from '@/ui/StateMessage';
import { Button } from '@mantine/core';

interface SiteUnreachableProps {
  readonly onRetry: () => void;
}

/**
 * Stands where a page's code or its session could not be had: what was chosen on the way is kept, and nobody is sent
 * to log in again.
 */
export function SiteUnreachable({ onRetry }: SiteUnreachableProps) {
  return (
    <PageContainer size="form">
      <StateMessage
        drawing="offline"
        level={1}
        role="alert"
        title="No pudimos abrir esta página"
        action={<Button onClick={onRetry}>Reintentar</Button>}
      >
        {messages.offline}
      </StateMessage>
    </PageContainer>
  );
}
