import { NativeSelect } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { memo } from 'react';
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

interface StatusFieldProps {
  readonly value: string;
  readonly statuses: readonly string[];
  readonly onChange: (status: string) => void;
}

const StatusField = memo(function StatusField({ value, statuses, onChange }: StatusFieldProps) {
  // A status from the address is listed even if no exchange has it, so that the user can see and change it.
  const choices = value === '' || statuses.includes(value) ? statuses : [value, ...statuses];
  return (
    <NativeSelect
      className={classes.status}
      aria-label="Filtrar por estado"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: '', label: 'Todos los estados' }, ...choices]}
    />
  );
});

/** Search, status filter and period of the history. A key in the search field does not render the other two. */
export function HistoryTools({ filter, statuses, today, onFilter }: HistoryToolsProps) {
  const changeStatus = useCallbackRef((status: string) => onFilter({ ...filter, status }));
  const changePeriod = useCallbackRef((period: string) => onFilter({ ...filter, period }));
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
      <StatusField value={filter.status} statuses={statuses} onChange={changeStatus} />
      <PeriodField value={filter.period} onChange={changePeriod} today={today} />
    </div>
  );
}
