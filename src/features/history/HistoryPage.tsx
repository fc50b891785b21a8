import { useCallbackRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { exchangesQuery, type Exchange } from '@/api/exchanges';
import { clock } from '@/lib/clock';
import { dayOf } from '@/lib/dates';
import { downloadFile } from '@/lib/download';
import { timeZoneOf } from '@/lib/timeZones';
import { useSession } from '@/session/hooks';
import { historyCsv } from './historyCsv';
import { historyError } from './HistoryStates';
import { HistoryView } from './HistoryView';
import { useEntryFilter } from './useEntryFilter';

/** The search text is usually a name, so it stays out of the address, which hosts and other tabs can see. */
const keeping = {
  search: 'state',
  status: { parameter: 'estado' },
  period: { parameter: 'periodo' },
} as const;

/** The user's exchanges (product 2.21). */
export function HistoryPage() {
  const { user } = useSession();
  const [filter, setFilter] = useEntryFilter(keeping);
  const timeZone = timeZoneOf(user?.countryResidenceIso2);
  const today = dayOf(clock.now(), timeZone);
  const { data, error, isFetching, refetch } = useQuery(exchangesQuery);

  const download = useCallbackRef((exchanges: readonly Exchange[]) => {
    const csv = historyCsv(exchanges, timeZone);
    downloadFile(new File([csv], `envios-${today}.csv`, { type: 'text/csv;charset=utf-8' }));
  });

  return (
    <HistoryView
      list={data}
      error={error && !isFetching ? historyError(error) : undefined}
      loading={isFetching}
      filter={filter}
      timeZone={timeZone}
      today={today}
      onFilter={setFilter}
      onRefresh={() => void refetch()}
      onDownload={download}
    />
  );
}
