import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { beneficiariesQuery, type Beneficiary } from '@/api/beneficiaries';
import { exchangeQuery, exchangesQuery, type ExchangeDetail } from '@/api/exchanges';
import { beneficiaryShortTitle } from '@/features/beneficiaries/beneficiary';
import type { Decimal } from '@/lib/money';
import { serverNow } from '@/lib/serverClock';
import { timeZoneOf } from '@/lib/timeZones';
import { useSession } from '@/session/hooks';
import { useNow } from '@/ui/useNow';
import { accountOf, identifiedBy } from './account';
import { judge, namesakeOf, planCheck, type Judgement } from './guard';
import { GuardView } from './GuardView';

/** Details that are requested at the same time (product 9.3). */
const AT_ONCE = 4;
const EVERY_MS = 30_000;

const noOne: readonly Beneficiary[] = [];
type Details = ReadonlyMap<string, ExchangeDetail | null>;

export interface GuardProps {
  /** Euros. */
  readonly amount: Decimal;
  readonly beneficiary: Beneficiary;
  /** True while a confirmation is pending or in doubt: its own exchange may appear in the history. */
  readonly paused: boolean;
}

/** Compares the chosen account with the sender's exchanges. Nothing waits for it (product 4.18). */
export function Guard({ amount, beneficiary, paused }: GuardProps) {
  const queryClient = useQueryClient();
  const country = useSession().user?.countryResidenceIso2;
  const saved = useQuery(beneficiariesQuery()).data ?? noOne;
  const asked = useQuery(exchangesQuery());
  const [history, keepHistory] = useState(asked.data);
  if (!paused && history !== asked.data) keepHistory(asked.data);
  const [details, setDetails] = useState<Details>(new Map());
  const passing = useNow(EVERY_MS);
  const now = serverNow() ?? passing;

  const check = useMemo(
    () => history && planCheck(history, amount, beneficiary),
    [history, amount, beneficiary],
  );
  const judgement: Judgement = check
    ? judge(check, saved, (id) => details.get(id), now)
    : { guard: { kind: asked.isError ? 'unknown' : 'loading' }, wanted: [] };

  // Those that are under way stay at the front until they are read.
  const next = paused ? '' : JSON.stringify(judgement.wanted.slice(0, AT_ONCE));
  useEffect(() => {
    if (next === '') return;
    const add = (id: string, detail: ExchangeDetail | null) =>
      setDetails((known) => (known.has(id) ? known : new Map(known).set(id, detail)));
    for (const id of JSON.parse(next) as readonly string[]) {
      // The account of an exchange never changes, so a cached detail is enough.
      void queryClient.query({ ...exchangeQuery(id), staleTime: Infinity, gcTime: Infinity }).then(
        (detail) => add(id, detail),
        () => add(id, null),
      );
    }
  }, [next, queryClient]);

  const by = identifiedBy(accountOf(beneficiary.paymentDetails));
  if (by === undefined) return null;
  return (
    <GuardView
      guard={judgement.guard}
      namesake={namesakeOf(beneficiary, saved)}
      by={by}
      title={beneficiaryShortTitle(beneficiary)}
      amount={amount}
      now={now}
      timeZone={timeZoneOf(country)}
    />
  );
}
