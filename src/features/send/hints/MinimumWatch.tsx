import { useEffect, useEffectEvent, useRef } from 'react';
import { errorMessage, isRefusal, msToRest } from '@/api/errors';
import { checkMinimum } from '@/api/minimum';
import { clock } from '@/lib/clock';
import { SEND_CURRENCY } from '@/lib/currencies';
import { formatMoney, isPositive, type Decimal } from '@/lib/money';
import { usePageCall } from '@/ui/usePageCall';
import { shortfall } from './shortfall';

/** The pause after which a typed amount is checked, in ms (product 5.8). */
const PAUSE_MS = 600;

/** An amount under the minimum, and what to say about it. */
export interface UnderMinimum {
  readonly amount: Decimal;
  readonly note: string;
}

export interface MinimumWatchProps {
  /** The euros that the user has typed; null if nothing is to be checked. */
  readonly amount: Decimal | null;
  /** True while 'Quiero esta tasa' makes its own check. */
  readonly paused: boolean;
  readonly onUnder: (under: UnderMinimum) => void;
}

/** Checks the minimum once per pause in typing. Failures other than a refusal are ignored (product 5.8). */
export function MinimumWatch({ amount, paused, onUnder }: MinimumWatchProps) {
  const checked = useRef<Decimal>(undefined);
  const failure = useRef<unknown>(undefined);
  const [check] = usePageCall({
    choice: amount,
    readsOnly: true,
    call: (euros: Decimal, signal) => checkMinimum(euros, signal),
    whileHere(_answer, euros) {
      checked.current = euros;
    },
    onFailure(error, here, euros) {
      failure.current = error;
      if (here) checked.current = euros;
      if (!here || !isRefusal(error)) return;
      const missing = shortfall(errorMessage(error, ''), euros);
      const note = missing ? `Faltan ${formatMoney(missing, SEND_CURRENCY.code)}` : 'Por debajo del mínimo';
      onUnder({ amount: euros, note });
    },
  });

  const start = useEffectEvent(check);
  useEffect(() => {
    // The press checks this amount itself.
    if (paused) checked.current = amount ?? undefined;
    if (paused || !isPositive(amount) || checked.current === amount) return;
    return clock.after(Math.max(PAUSE_MS, msToRest(failure.current)), () => start(amount));
  }, [amount, paused]);

  return null;
}
