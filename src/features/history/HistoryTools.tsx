import { NativeSelect } from '@mantine/core';
import type { Day } from '@/lib/dates';
import { SearchField } from '@/ui/fields/SearchField';
import type { HistoryFilter } from './historyFilter';
import { PeriodField } from './PeriodField';
import classes from './HistoryTools.module.css';

interface HistoryToolsProps {
  readonly filter: HistoryFilter;
  /** The statuses that occur in the list. */
  readonly statuses: readonly string[];
  readonly today: Day;
  readonly onFilter: (filter: HistoryFilter) => void;
}

/** Search, status filter and period of the history. */
export function HistoryTools({ filter, statuses, today, onFilter }: HistoryToolsProps) {
  // A status from the address is listed even if no exchange has it, so that the user can see and change it.
  const choices =
    filter.status === '' || statuses.includes(filter.status) ? statuses : [filter.status, ...statuses];
  return (
    <div className={classes.tools} role="search" aria-label="Buscar en tus envíos">
      <div className={classes.search}>
        <SearchField
          label="Buscar por identificador, beneficiario o monto"
          placeholder="Id, beneficiario o monto"
          value={filter.search}
          onChange={(search) => onFilter({ ...filter, search })}
        />
      </div>
      <NativeSelect
        className={classes.status}
        aria-label="Filtrar por estado"
        value={filter.status}
        onChange={(event) => onFilter({ ...filter, status: event.currentTarget.value })}
        data={[{ value: '', label: 'Todos los estados' }, ...choices]}
      />
      <PeriodField
        value={filter.period}
        onChange={(period) => onFilter({ ...filter, period })}
        today={today}
      />
    </div>
  );
}
