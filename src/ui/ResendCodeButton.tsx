import { formatWait, resendWait } from '@/lib/code';
import { Button } from '@mantine/core';
import classes from './ResendCodeButton.module.css';
import { useNow } from './useNow';

export interface ResendCodeButtonProps {
  /** When the last code was sent, in ms. */
  readonly sentAt: number;
  /** Another code is being sent. */
  readonly pending: boolean;
  /** Asks for another code; never called during the wait. */
  readonly onResend: () => void;
}

/** Asks for another code, 90 s after the last one at the soonest (spec §4); until then it shows the wait as mm:ss. */
export function ResendCodeButton({ sentAt, pending, onResend }: ResendCodeButtonProps) {
  const now = useNow(1000);
  const wait = resendWait(sentAt, now);
  return (
    <Button
      variant="subtle"
      className={classes.button}
      disabled={wait > 0}
      loading={pending}
      onClick={onResend}
    >
      {wait > 0 ? (
        <span className="app-figures">Reenviar código en {formatWait(wait)}</span>
      ) : (
        'Reenviar código'
      )}
    </Button>
  );
}
