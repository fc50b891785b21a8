import '@mantine/core/styles/Popover.layer.css';
import { ActionIcon, Alert, Button, Popover, Skeleton, VisuallyHidden } from '@mantine/core';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { isCut, type Exchange, type ExchangeList } from '@/api/exchanges';
import { messages } from '@/api/messages';
import type { Day } from '@/lib/dates';
import { statementPath } from '@/lib/paths';
import { KeptLink } from '@/navigation/KeptLink';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { IconDots, IconDownload, IconPrinter, IconRefresh, IconSearchOff } from '@/ui/icons';
import { DateTime } from '@/ui/page/DateTime';
import { TaskHeading, TaskPage } from '@/ui/page/PageContainer';
import { onToggle } from '@/ui/secondPress';
import { keepingFocus, useReturnFocus } from '@/ui/useReturnFocus';
import { filterExchanges, noFilter, onlyBeneficiary, statusesOf, type HistoryFilter } from './historyFilter';
import { HISTORY_FAILED, HistoryFailed, NoExchanges } from './HistoryStates';
import { HistoryHeadings, HistoryTable } from './HistoryTable';
import { HistoryTools } from './HistoryTools';
import { spanOf } from './period';
import table from './HistoryTable.module.css';
import tools from './HistoryTools.module.css';
import classes from './HistoryView.module.css';

export interface HistoryViewProps {
  /** Undefined until the first load. */
  readonly list: ExchangeList | undefined;
  /** Why the last load failed; an earlier list stays on screen. */
  readonly error: string | undefined;
  readonly loading: boolean;
  readonly filter: HistoryFilter;
  readonly timeZone: string | undefined;
  /** The day in the user's zone. */
  readonly today: Day;
  readonly onFilter: (filter: HistoryFilter) => void;
  readonly onRefresh: () => void;
  /** Downloads the shown exchanges as a file. */
  readonly onDownload: (exchanges: readonly Exchange[]) => void;
}

export function HistoryView({ list, error, loading, timeZone, onRefresh, ...others }: HistoryViewProps) {
  const last = list?.exchanges[0];
  const known = list && !isCut(list) ? list : undefined;
  return (
    <TaskPage size="page">
      <div className={classes.head}>
        <TaskHeading>Tus envíos</TaskHeading>
        <p className={classes.last}>
          {last && (
            <span>
              Último envío: <DateTime instant={last.inserted} timeZone={timeZone} />
            </span>
          )}
          {!list && error === undefined && <Skeleton component="span" className={classes.lastSkeleton} />}
        </p>
        <Button
          className={classes.refresh}
          variant="default"
          // A disabled button would lose the focus.
          data-disabled={loading}
          aria-disabled={loading}
          onClick={() => {
            if (!loading) onRefresh();
          }}
          leftSection={<IconRefresh size={20} aria-hidden />}
        >
          Actualizar
        </Button>
      </div>
      {known ? (
        <>
          {error !== undefined && (
            <Alert color="rojo" title={HISTORY_FAILED} className={classes.alert}>
              <ErrorText>{error}</ErrorText>
            </Alert>
          )}
          <HistoryList list={known} timeZone={timeZone} {...others} />
        </>
      ) : loading ? (
        <HistorySkeleton />
      ) : (
        <HistoryFailed error={error ?? messages.historyNotLoaded} onRetry={onRefresh} />
      )}
    </TaskPage>
  );
}

const ROWS = [0, 1, 2, 3, 4];
const CELLS = ['beneficiary', 'id', 'date', 'status', 'sent', 'received'] as const;

/** Placeholder of the history: five rows of six cells (product 9.4). */
function HistorySkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Cargando tus envíos…</VisuallyHidden>
      <div className={tools.tools} aria-hidden>
        <Skeleton height="3rem" radius="md" className={tools.search} />
        <Skeleton height="3rem" width="6.5rem" radius="md" />
      </div>
      <div className={classes.summary} />
      <div className={classes.card} aria-hidden>
        <HistoryHeadings />
        {ROWS.map((row) => (
          <div key={row} className={`${table.row} ${table.waiting}`} data-testid="skeleton-row">
            {CELLS.map((cell) => (
              <span key={cell} className={table[cell]}>
                <Skeleton component="span" display="block" height="1.25rem" width="80%" />
              </span>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

type HistoryListProps = Pick<
  HistoryViewProps,
  'filter' | 'timeZone' | 'today' | 'onFilter' | 'onDownload'
> & {
  readonly list: ExchangeList;
};

function HistoryList({ list, filter, ...others }: HistoryListProps) {
  const { exchanges, count } = list;
  const statuses = useMemo(() => statusesOf(exchanges), [exchanges]);
  // An address may name a status that no exchange has or had here, which could be any sentence.
  const [first] = useState(statuses);
  const known = useMemo(
    () =>
      [statuses, first].some((some) => some.includes(filter.status)) ? filter : { ...filter, status: '' },
    [filter, statuses, first],
  );
  // Deferred, so that filtering ten thousand rows does not delay typing.
  const applied = useDeferredValue(known);
  if (exchanges.length === 0) {
    return (
      <>
        <div className={classes.summary}>
          <p className="app-figures app-note">{`Total registrados: ${count}`}</p>
        </div>
        <NoExchanges>Cuando envíes dinero, aquí verás cada envío y en qué estado va.</NoExchanges>
      </>
    );
  }
  return (
    <>
      <HistoryTools filter={known} statuses={statuses} today={others.today} onFilter={others.onFilter} />
      <FilteredHistory list={list} filter={applied} {...others} />
    </>
  );
}

/** The exchanges that match the filter. A key in the search field is drawn before this list. */
const FilteredHistory = memo(function FilteredHistory({
  list,
  filter,
  timeZone,
  today,
  onFilter,
  onDownload,
}: HistoryListProps) {
  const { exchanges, count } = list;
  const { search, status, period } = filter;
  const span = useMemo(() => spanOf(period, today, timeZone), [period, today, timeZone]);
  const shown = useMemo(
    () => filterExchanges(exchanges, { search, status, span }),
    [exchanges, search, status, span],
  );
  const [isMore, setMore] = useState(false);
  useReturnFocus(isMore);
  const narrowed = shown.length < exchanges.length;
  return (
    <>
      <div className={classes.summary}>
        <p className="app-figures app-note">
          <span>{`Total registrados: ${count}`}</span>
          <span role="status">{narrowed && ` · Se muestran ${shown.length}`}</span>
        </p>
        <Popover opened={isMore} onChange={setMore} position="bottom-end" shadow="lg" trapFocus>
          <Popover.Target>
            <ActionIcon
              className="app-screen"
              aria-label="Más opciones"
              onClick={onToggle(() => setMore(!isMore))}
            >
              <IconDots size={22} aria-hidden />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown className={classes.options}>
            <Button
              component={KeptLink}
              to={statementPath(period)}
              carries={() => ({ filter: { beneficiary: onlyBeneficiary(shown) ?? '' } })}
              variant="subtle"
              justify="flex-start"
              leftSection={<IconPrinter size={20} aria-hidden />}
            >
              Justificante
            </Button>
            <Button
              variant="subtle"
              justify="flex-start"
              disabled={shown.length === 0}
              onClick={() => {
                setMore(false);
                onDownload(shown);
              }}
              leftSection={<IconDownload size={20} aria-hidden />}
            >
              Descargar CSV
            </Button>
          </Popover.Dropdown>
        </Popover>
      </div>
      {/* Both in one card, where the focus finds the next control. */}
      <div className={classes.card}>
        {shown.length === 0 ? (
          <StateMessage
            icon={<IconSearchOff size={36} />}
            title="Ningún envío coincide con tu búsqueda"
            action={
              <Button variant="default" onClick={keepingFocus(() => onFilter(noFilter))}>
                Ver todos los envíos
              </Button>
            }
          />
        ) : (
          <HistoryTable exchanges={shown} timeZone={timeZone} />
        )}
      </div>
    </>
  );
});
