import { useQuery } from '@tanstack/react-query';
import { ApiError, errorMessage } from '@/api/errors';
import { exchangesQuery } from '@/api/exchanges';
import { messages } from '@/api/messages';
import { clock } from '@/lib/clock';
import { timeZoneOf } from '@/lib/timeZones';
import { useSession } from '@/session/hooks';
import { downloadCsv, historyCsv } from './historyCsv';
import { HistoryView } from './HistoryView';
import { useEntryFilter } from './useEntryFilter';

/** The search text is usually a name, so it stays out of the address, which hosts and other tabs can see. */
const keeping = { search: 'state', status: { parameter: 'estado' } } as const;

/** The user's exchanges (product 2.21). */
export function HistoryPage() {
  const { user } = useSession();
  const [filter, setFilter] = useEntryFilter(keeping);
  const timeZone = timeZoneOf(user?.countryResidenceIso2);
  const { data, error, isFetching, refetch } = useQuery(exchangesQuery());

  return (
    <HistoryView
      list={data}
      error={error && !isFetching ? errorText(error) : undefined}
      loading={isFetching}
      filter={filter}
      timeZone={timeZone}
      onFilter={setFilter}
      onRefresh={() => void refetch()}
      onDownload={(exchanges) => {
        const day = new Date(clock.now()).toISOString().slice(0, 10);
        downloadCsv(`envios-${day}.csv`, historyCsv(exchanges, timeZone));
      }}
    />
  );
}

/** The server's text, else the texts of product 2.21, 8.2. */
function errorText(error: Error): string {
  return errorMessage(error, error instanceof ApiError ? TRY_LATER : messages.historyNotLoaded);
}

const TRY_LATER = 'Intenta nuevamente más tarde.';
