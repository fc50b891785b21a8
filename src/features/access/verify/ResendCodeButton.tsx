import { Button } from '@mantine/core';
import { countdown } from '@/lib/countdown';
import { resendWait } from '@/lib/verificationCode';
import { useNow } from '@/ui/useNow';
import classes from './ResendCodeButton.module.css';

export interface ResendCodeButtonProps {
  /** When the last code was sent, in ms. */
  readonly sentAt: number;
  /** True while another code is being sent. */
  readonly pending: boolean;
  /** Requests another code; never called during the wait. */
  readonly onResend: () => void;
}

/**
 * Requests another code, at the earliest 90 s after the last one (product 4.6); until then it shows the remaining
 * time as mm:ss.
 */
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
        <span className="app-figures">{`Reenviar código en ${countdown(wait)}`}</span>
      ) : (
        'Reenviar código'
      )}
    </Button>
  );
}
