import { useDeferredValue } from 'react';
import type { Calculation } from '@/lib/calculator';
import { SendAgain, type SendAgainProps } from '../again/SendAgain';
import { MinimumWatch, type MinimumWatchProps } from './MinimumWatch';
import { RateContext } from './RateContext';
import { SharedNote } from './SharedNote';
import classes from './QuoteHints.module.css';

export interface QuoteHintsProps extends SendAgainProps, Omit<MinimumWatchProps, 'amount'> {
  readonly calculation: Calculation;
  /** True once the user has changed the initial amount. */
  readonly typed: boolean;
  /** False for the amount that nobody has chosen. */
  readonly chosen: boolean;
}

/** What step 1 shows of the sender's own exchanges. Nothing of the calculator waits for it. */
export function QuoteHints({
  calculation,
  typed,
  chosen,
  paused,
  onUnder,
  chosenId,
  onChoose,
}: QuoteHintsProps) {
  // A key is painted before the comparison of its amount.
  const compared = useDeferredValue(calculation);
  return (
    <div className={classes.hints}>
      <SharedNote />
      <RateContext calculation={compared} chosen={chosen} />
      <SendAgain chosenId={chosenId} onChoose={onChoose} />
      <MinimumWatch amount={typed ? calculation.send : null} paused={paused} onUnder={onUnder} />
    </div>
  );
}
