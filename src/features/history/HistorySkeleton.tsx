import { Skeleton, VisuallyHidden } from '@mantine/core';
import { HistoryHeadings } from './HistoryHeadings';
import table from './HistoryTable.module.css';
import tools from './HistoryTools.module.css';
import classes from './HistoryView.module.css';

const ROWS = [0, 1, 2, 3, 4];
const CELLS = ['beneficiary', 'id', 'date', 'status', 'sent', 'received'] as const;

/** Placeholder of the history: five rows of six cells (product 9.4). */
export function HistorySkeleton() {
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
