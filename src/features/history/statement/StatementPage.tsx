import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { exchangesQuery, isCut } from '@/api/exchanges';
import { messages } from '@/api/messages';
import { fieldConfigurationsQuery } from '@/api/paymentMethods';
import { profileQuery } from '@/api/profile';
import { senderOf } from '@/api/sender';
import { clock } from '@/lib/clock';
import { dayOf } from '@/lib/dates';
import { timeZoneOf } from '@/lib/timeZones';
import { useSession } from '@/session/hooks';
import { printPage } from '@/ui/printPage';
import { historyError } from '../HistoryStates';
import { useEntryFilter } from '../useEntryFilter';
import { destinationsOf } from './destinations';
import { beneficiariesOf, statementOf } from './statement';
import type { StatementContent } from './StatementDocument';
import { StatementView, type StatementState } from './StatementView';
import { useExchangeDetails } from './useExchangeDetails';

/** The beneficiary is a name, so it stays out of the address (decision 43). */
const keeping = { beneficiary: 'state', period: { parameter: 'periodo' } } as const;

/** A printable list of the exchanges with one beneficiary (product 2.24). */
export function StatementPage() {
  const { user, login } = useSession();
  const [choice, setChoice] = useEntryFilter(keeping);
  const { period } = choice;
  const timeZone = timeZoneOf(user?.countryResidenceIso2);
  const today = dayOf(clock.now(), timeZone);

  const history = useQuery(exchangesQuery);
  const profile = useQuery(profileQuery);
  const configurations = useQuery(fieldConfigurationsQuery()).data;
  const exchanges = history.data?.exchanges;

  const beneficiaries = useMemo(() => beneficiariesOf(exchanges ?? []), [exchanges]);
  // A reading may not name whom an older history entry names.
  const beneficiary = beneficiaries.some(({ name }) => name === choice.beneficiary) ? choice.beneficiary : '';
  const statement = useMemo(
    () => statementOf(exchanges ?? [], { beneficiary, period }, { today, timeZone }),
    [exchanges, beneficiary, period, today, timeZone],
  );
  const details = useExchangeDetails(statement.rows.map(({ exchange }) => exchange.exchangeId));
  const destinations = useMemo(
    () =>
      destinationsOf(
        details.flatMap((detail) => (detail.kind === 'ready' ? [detail.exchange] : [])),
        configurations ?? [],
      ),
    [details, configurations],
  );

  const sender: StatementContent['sender'] = profile.data
    ? senderOf(profile.data, login, user?.countryResidenceIso2)
    : profile.isFetching
      ? 'loading'
      : 'failed';

  const pageState = (): StatementState => {
    if (history.data && !isCut(history.data)) {
      const { readAt, count: counted, exchanges: known } = history.data;
      const listed = known.length;
      if (listed === 0) return { kind: 'empty' };
      const content = { statement, details, destinations, sender, readAt, counted, listed };
      return { kind: 'ready', beneficiaries, content: beneficiary === '' ? undefined : content };
    }
    if (history.isFetching) return { kind: 'loading' };
    return { kind: 'failed', error: history.error ? historyError(history.error) : messages.historyNotLoaded };
  };

  return (
    <StatementView
      state={pageState()}
      choice={{ beneficiary, period }}
      today={today}
      timeZone={timeZone}
      onChoose={setChoice}
      onRetry={() => void history.refetch()}
      onRetrySender={() => void profile.refetch()}
      onPrint={printPage}
    />
  );
}
