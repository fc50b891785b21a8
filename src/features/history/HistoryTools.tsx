import { Button, NativeSelect } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { memo, useState } from 'react';
import type { Day } from '@/lib/dates';
import { SearchField } from '@/ui/fields/SearchField';
import { onToggle } from '@/ui/secondPress';
import type { HistoryFilter } from './historyFilter';
import { daysOf } from './period';
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
  // The chosen one is listed even if no exchange has it any more, so that the user can see and change it.
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

/** Search of the history, and behind 'Filtros' its status and period. A key in the search field does not render those. */
export function HistoryTools({ filter, statuses, today, onFilter }: HistoryToolsProps) {
  const chosen = [filter.status !== '', daysOf(filter.period, today) !== undefined].filter(Boolean).length;
  // What an address filters by is visible from the start.
  const [open, setOpen] = useState(chosen > 0);
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
      <Button variant="default" px="sm" aria-expanded={open} onClick={onToggle(() => setOpen(!open))}>
        {chosen > 0 ? `Filtros (${chosen})` : 'Filtros'}
      </Button>
      {open && (
        <div className={classes.filters}>
          <StatusField value={filter.status} statuses={statuses} onChange={changeStatus} />
          <PeriodField value={filter.period} onChange={changePeriod} today={today} />
        </div>
      )}
    </div>
  );
}
