import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { transferText } from '../transferText';
import type { InDoubt } from './doubt';

export interface DoubtNoticeProps {
  /** Confirmations without a known answer. */
  readonly doubts: readonly Pick<InDoubt, 'key' | 'amountSend' | 'title'>[];
}

/**
 * Names earlier exchanges that the server may have created, on every page where the user could send another one
 * (decision 38).
 */
export function DoubtNotice({ doubts }: DoubtNoticeProps) {
  return (
    <div role="status">
      {doubts.map(({ key, amountSend, title }) => (
        <Alert key={key} color="turpial" mb="md" role="group">
          <span>
            {`Tu envío de ${transferText(amountSend, title)} pudo llegar a hacerse. Lo estamos comprobando; míralo también en `}
          </span>
          <Anchor component={Link} to={paths.history} inherit>
            tus envíos
          </Anchor>
          <span>.</span>
        </Alert>
      ))}
    </div>
  );
}
