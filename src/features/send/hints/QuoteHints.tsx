import { useQuery } from '@tanstack/react-query';
import { exchangesQuery } from '@/api/exchanges';
import type { Calculation } from '@/lib/calculator';
import { timeZoneOf } from '@/lib/timeZones';
import { useSession } from '@/session/hooks';
import { useNow } from '@/ui/useNow';
import { SendAgain, type SendAgainProps } from '../again/SendAgain';
import { MinimumWatch, type MinimumWatchProps } from './MinimumWatch';
import { rateContext } from './rateContext';
import { RateContextView } from './RateContextView';
import { SharedNote } from './SharedNote';
import classes from './QuoteHints.module.css';

const EVERY_MS = 60_000;

export interface QuoteHintsProps extends SendAgainProps, Omit<MinimumWatchProps, 'amount'> {
  readonly calculation: Calculation;
  /** True once the user has changed the initial amount. */
  readonly typed: boolean;
}

/** What step 1 tells from the sender's own exchanges. Nothing of the calculator waits for it. */
export function QuoteHints({ calculation, typed, paused, onUnder, ...again }: QuoteHintsProps) {
  const { data: history } = useQuery(exchangesQuery());
  const country = useSession().user?.countryResidenceIso2;
  const now = useNow(EVERY_MS);
  return (
    <div className={classes.hints}>
      <SharedNote />
      <RateContextView
        context={history && rateContext(calculation, history.exchanges)}
        now={now}
        timeZone={timeZoneOf(country)}
      />
      <SendAgain {...again} />
      <MinimumWatch amount={typed ? calculation.send : null} paused={paused} onUnder={onUnder} />
    </div>
  );
}
