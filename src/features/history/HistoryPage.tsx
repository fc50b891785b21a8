import { ApiError, errorMessage } from '@/api/errors';
import { exchangesQuery } from '@/api/exchanges';
import { messages } from '@/api/messages';
import { clock } from '@/lib/clock';
import { timeZoneOf } from '@/lib/timeZones';
import { useSession } from '@/session/hooks';
import { useQuery } from '@tanstack/react-query';
import { downloadCsv, historyCsv } from './historyCsv';
import { HistoryView } from './HistoryView';
import { useEntryFilter } from './useEntryFilter';

/** What is searched for is mostly a name: it stays out of the address, which hosts and other tabs get to see. */
const keeping = { search: 'state', status: { parameter: 'estado' } } as const;

/** The user's transfers (spec §2 /envios). */
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

/** The server's words, else the texts of spec §2 and §8. */
function errorText(error: Error): string {
  return errorMessage(error, error instanceof ApiError ? TRY_LATER : messages.historyNotLoaded);
}

const TRY_LATER = 'Intenta nuevamente más tarde.';
