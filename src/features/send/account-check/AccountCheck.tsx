import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useMemo, useState } from 'react';
import { beneficiariesQuery, type Beneficiary } from '@/api/beneficiaries';
import { exchangeInTurnQuery, exchangesQuery, type ExchangeDetail } from '@/api/exchanges';
import { beneficiaryShortTitle } from '@/features/beneficiaries/beneficiary';
import type { Decimal } from '@/lib/money';
import { present } from '@/lib/serverClock';
import { timeZoneOf } from '@/lib/timeZones';
import { useSession } from '@/session/hooks';
import { useNow } from '@/ui/useNow';
import { madeIds, subscribe } from '../transfer/confirmations';
import { accountOf, identifiedBy } from './account';
import { judge, sharedAccountOf, planCheck, type Judgement } from './accountCheck';
import { AccountCheckView } from './AccountCheckView';

const EVERY_MS = 30_000;

const noOne: readonly Beneficiary[] = [];

export interface AccountCheckProps {
  /** Euros. */
  readonly amount: Decimal;
  readonly beneficiary: Beneficiary | undefined;
  /** True while a confirmation is pending or in doubt: its own exchange may appear in the history. */
  readonly paused: boolean;
}

/** Compares the chosen account with the sender's exchanges, also with those that other tabs make meanwhile. */
export const AccountCheck = memo(function AccountCheck({ beneficiary, ...props }: AccountCheckProps) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const made = () => [...madeIds()].join();
    let known = made();
    return subscribe(() => {
      if (made() === known) return;
      known = made();
      void queryClient.invalidateQueries({ queryKey: exchangesQuery.queryKey });
    });
  }, [queryClient]);
  return beneficiary && <ChosenCheck beneficiary={beneficiary} {...props} />;
});

interface ChosenCheckProps extends AccountCheckProps {
  readonly beneficiary: Beneficiary;
}

/** Nothing waits for the check (product 4.18). */
function ChosenCheck({ amount, beneficiary, paused }: ChosenCheckProps) {
  const country = useSession().user?.countryResidenceIso2;
  const saved = useQuery(beneficiariesQuery).data ?? noOne;
  const asked = useQuery(exchangesQuery);
  const [history, keepHistory] = useState(asked.data);
  if (!paused && history !== asked.data) keepHistory(asked.data);
  const [requested, setRequested] = useState<readonly string[]>([]);
  const details = useQueries({ queries: requested.map(exchangeInTurnQuery) });
  useNow(EVERY_MS);
  const now = present();

  const check = useMemo(
    () => history && planCheck(history, amount, beneficiary),
    [history, amount, beneficiary],
  );
  const read = new Map(
    requested.flatMap((id, index): readonly [string, ExchangeDetail | null][] => {
      const detail = details[index];
      return detail && !detail.isPending ? [[id, detail.data ?? null]] : [];
    }),
  );
  const judgement: Judgement = check
    ? judge(check, saved, (id) => read.get(id), now)
    : { finding: { kind: asked.isError ? 'unknown' : 'loading' }, wanted: [] };

  // Without those that are neither read nor wanted any more: their calls end, and do not delay those of another choice.
  const needed = [...read.keys(), ...judgement.wanted];
  const isSame = needed.length === requested.length && needed.every((id, index) => id === requested[index]);
  if (!paused && !isSame) setRequested(needed);

  const by = identifiedBy(accountOf(beneficiary.paymentDetails));
  // A check that rests does not claim to be running.
  if (by === undefined || (paused && judgement.finding.kind === 'loading')) return null;
  return (
    <AccountCheckView
      finding={judgement.finding}
      sharedAccount={sharedAccountOf(beneficiary, saved)}
      by={by}
      title={beneficiaryShortTitle(beneficiary)}
      amount={amount}
      now={now}
      timeZone={timeZoneOf(country)}
    />
  );
}
