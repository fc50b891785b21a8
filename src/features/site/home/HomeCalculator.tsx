import { fetchRate } from '@/api/rates';
import type { Decimal } from '@/lib/money';
import { useEffect, useState } from 'react';
import { useSiteContext } from '../siteContext';
import { HomeCalculatorView } from './HomeCalculatorView';

/** The live calculator of the landing page: there once the public rate is known, and quietly not there without it. */
export function HomeCalculator() {
  const [rate, setRate] = useState<Decimal>();
  const { onSendMoney } = useSiteContext();

  useEffect(() => {
    const left = new AbortController();
    fetchRate({ session: 'none', signal: left.signal }).then(setRate, () => {
      // The page is complete without it.
    });
    return () => left.abort();
  }, []);

  return rate !== undefined && <HomeCalculatorView rate={rate} onSendMoney={onSendMoney} />;
}
