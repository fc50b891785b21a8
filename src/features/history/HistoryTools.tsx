import { SearchField } from '@/ui/SearchField';
import { NativeSelect } from '@mantine/core';
import type { HistoryFilter } from './historyFilter';
import classes from './HistoryTools.module.css';

interface HistoryToolsProps {
  readonly filter: HistoryFilter;
  /** The statuses that occur. */
  readonly statuses: readonly string[];
  readonly onFilter: (filter: HistoryFilter) => void;
}

/** Search and status filter of the history. */
export function HistoryTools({ filter, statuses, onFilter }: HistoryToolsProps) {
  // A status from the address that no transfer has any more can still be seen, and left.
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
    </div>
  );
}
