import { useContext, useEffect, useState } from 'react';
import { fetchRate } from '@/api/rates';
import type { CalculatorInput } from '@/lib/calculator';
import type { Decimal } from '@/lib/money';
import { SendMoney } from '../siteContext';
import { HomeCalculatorView } from './HomeCalculatorView';

/** The calculator of the landing page; empty until the public rate is known, and if it fails to load. */
export function HomeCalculator() {
  const [rate, setRate] = useState<Decimal>();
  const onSendMoney = useContext(SendMoney);

  useEffect(() => {
    const left = new AbortController();
    fetchRate({ session: 'none', signal: left.signal }).then(setRate, () => {
      // The page is complete without it.
    });
    return () => left.abort();
  }, []);

  const send = onSendMoney && ((input: CalculatorInput) => onSendMoney({ input }));
  return rate !== undefined && <HomeCalculatorView rate={rate} onSendMoney={send} />;
}
