import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { exchangesQuery } from '@/api/exchanges';
import type { Calculation } from '@/lib/calculator';
import { MINUTE_MS } from '@/lib/clock';
import { readSharedText } from '@/lib/sharedText';
import { timeZoneOf } from '@/lib/timeZones';
import { useSession } from '@/session/hooks';
import { useNow } from '@/ui/useNow';
import { SendAgain, type SendAgainProps } from '../again/SendAgain';
import { MinimumWatch, type MinimumWatchProps } from './MinimumWatch';
import { rateContext } from './rateContext';
import { RateContextView } from './RateContextView';
import classes from './hints.module.css';

/** Says on step 1 that a message, which another app shared, waits for step 2 (product 5.12). */
const SharedNote = memo(function SharedNote() {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    void readSharedText().then((text) => setWaits(text !== undefined));
  }, []);
  return (
    <p role="status" className={classes.shared}>
      {waits && (
        <span>
          Ha llegado un mensaje. Elige el monto y en el paso 2 te lo mostramos, por si quieres usarlo para un
          beneficiario nuevo.
        </span>
      )}
    </p>
  );
});

/** How often the day of the last exchange is written anew. */
const EVERY_MS = MINUTE_MS;

interface RateContextProps {
  readonly calculation: Calculation;
  /** False for the amount that nobody has chosen; then nothing is compared. */
  readonly chosen: boolean;
}

/** Connects the comparison of today's rate with that of the last exchange. */
const RateContext = memo(function RateContext({ calculation, chosen }: RateContextProps) {
  const { data: history } = useQuery(exchangesQuery);
  const country = useSession().user?.countryResidenceIso2;
  const now = useNow(EVERY_MS);
  return (
    <RateContextView
      context={chosen && history ? rateContext(calculation, history.exchanges) : undefined}
      now={now}
      timeZone={timeZoneOf(country)}
    />
  );
});

export interface QuoteHintsProps extends SendAgainProps, Omit<MinimumWatchProps, 'amount'> {
  readonly calculation: Calculation;
  /** True once the user has changed the initial amount. */
  readonly typed: boolean;
  /** False for the amount that nobody has chosen. */
  readonly chosen: boolean;
}

/** What step 1 shows of the sender's own exchanges. Nothing of the calculator waits for it. */
export function QuoteHints({ calculation, typed, chosen, paused, onUnder, ...again }: QuoteHintsProps) {
  // A key is painted before the comparison of its amount.
  const compared = useDeferredValue(calculation);
  return (
    <div className={classes.hints}>
      <SharedNote />
      <RateContext calculation={compared} chosen={chosen} />
      <SendAgain {...again} />
      <MinimumWatch amount={typed ? calculation.send : null} paused={paused} onUnder={onUnder} />
    </div>
  );
}
