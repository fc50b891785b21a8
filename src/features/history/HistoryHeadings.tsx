import { VisuallyHidden } from '@mantine/core';
import classes from './HistoryTable.module.css';

/** The column names (product 2.21); a small screen shows only two columns. */
export function HistoryHeadings() {
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={`${classes.row} ${classes.headings}`}>
        <span role="columnheader" className={classes.beneficiary}>
          Beneficiario
        </span>
        <span role="columnheader" className={classes.id}>
          Identificador
        </span>
        <span role="columnheader" className={classes.date}>
          Fecha
        </span>
        <span role="columnheader" className={classes.status}>
          Estado
        </span>
        <span role="columnheader" className={classes.sent}>
          <span className={classes.wideName}>Monto enviado</span>
          <span className={classes.narrowName}>Monto</span>
        </span>
        <span role="columnheader" className={classes.received}>
          Monto recibido
        </span>
        <span role="columnheader" className={classes.repeat}>
          <VisuallyHidden>Acciones</VisuallyHidden>
        </span>
      </div>
    </div>
  );
}
