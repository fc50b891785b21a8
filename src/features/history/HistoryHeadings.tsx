import { VisuallyHidden } from '@mantine/core';
import classes from './HistoryTable.module.css';

/** The column names (product 2.21). */
const headings = {
  beneficiary: 'Beneficiario',
  id: 'Identificador',
  date: 'Fecha',
  status: 'Estado',
  sent: (
    <>
      <span className={classes.wideName}>Monto enviado</span>
      <span className={classes.narrowName}>Monto</span>
    </>
  ),
  received: 'Monto recibido',
  repeat: <VisuallyHidden>Acciones</VisuallyHidden>,
};

/** The headings of the columns; a small screen shows only two. */
export function HistoryHeadings() {
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={`${classes.row} ${classes.headings}`}>
        {Object.entries(headings).map(([column, name]) => (
          <span key={column} role="columnheader" className={classes[column]}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
