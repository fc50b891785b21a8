import { SendAgain, type SendAgainProps } from '../again/SendAgain';
import classes from './QuoteHints.module.css';

/** What step 1 tells from the sender's own exchanges. Nothing of the calculator waits for it. */
export function QuoteHints(props: SendAgainProps) {
  return (
    <div className={classes.hints}>
      <SendAgain {...props} />
    </div>
  );
}
