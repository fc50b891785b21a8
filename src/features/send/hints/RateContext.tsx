import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { exchangesQuery } from '@/api/exchanges';
import type { Calculation } from '@/lib/calculator';
import { timeZoneOf } from '@/lib/timeZones';
import { useSession } from '@/session/hooks';
import { useNow } from '@/ui/useNow';
import { rateContext } from './rateContext';
import { RateContextView } from './RateContextView';

const EVERY_MS = 60_000;

interface RateContextProps {
  readonly calculation: Calculation;
  /** False for the amount that nobody has chosen; then nothing is compared. */
  readonly chosen: boolean;
}

/** Connects the comparison of today's rate with that of the last exchange. */
export const RateContext = memo(function RateContext({ calculation, chosen }: RateContextProps) {
  const { data: history } = useQuery(exchangesQuery());
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
