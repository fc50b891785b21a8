import { SendAgain } from '@/features/send/again/SendAgain';
import type { SendStart } from '@/features/site/siteContext';
import { inputOf } from '@/lib/calculator';
import { QueryArea } from './QueryArea';

export interface SendAgainOnHomeProps {
  /** Opens step 1 with an amount and a beneficiary (product 6.3). */
  readonly onSend: (start: SendStart) => void;
}

/** The people of the last exchanges on the home page, which has no query cache of its own (product 2.23). */
export function SendAgainOnHome({ onSend }: SendAgainOnHomeProps) {
  return (
    <QueryArea>
      <SendAgain
        chosenId={undefined}
        onChoose={({ id, amount }) =>
          onSend({ input: inputOf('send', amount.replace('.', ',')), beneficiaryId: id })
        }
      />
    </QueryArea>
  );
}
