import { Button } from '@mantine/core';
import { messages } from '@/api/messages';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { PageContainer } from '@/ui/page/PageContainer';

interface SiteUnreachableProps {
  readonly onRetry: () => void;
}

/**
 * Shown when a page's code or its session cannot be reached. Keeps the navigation state and sends nobody to the login.
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
        <ErrorText>{messages.offline}</ErrorText>
      </StateMessage>
    </PageContainer>
  );
}
