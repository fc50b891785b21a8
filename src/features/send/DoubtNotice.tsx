import { paths } from '@/lib/paths';
import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { InDoubt } from './inDoubt';
import { transferText } from './transferText';

export interface DoubtNoticeProps {
  /** Confirmations whose answer is not known. */
  readonly doubts: readonly Pick<InDoubt, 'key' | 'amountSend' | 'title'>[];
}

/** Says which earlier transfers may have been made, wherever another one could be made meanwhile (decisions 38). */
export function DoubtNotice({ doubts }: DoubtNoticeProps) {
  return (
    <div role="status">
      {doubts.map(({ key, amountSend, title }) => (
        <Alert key={key} color="turpial" mb="md">
          Tu envío de {transferText(amountSend, title)} pudo llegar a hacerse. Lo estamos comprobando; míralo
          también en{' '}
          <Anchor component={Link} to={paths.history} inherit>
            tus envíos
          </Anchor>
          .
        </Alert>
      ))}
    </div>
  );
}
