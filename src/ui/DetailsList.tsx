import type { ReactNode } from 'react';
import classes from './DetailsList.module.css';

interface Detail {
  readonly label: string;
  readonly value: ReactNode;
}

interface DetailsListProps {
  /** In the order in which they are read. */
  readonly details: readonly Detail[];
}

/** Labelled facts, one a line; a long value goes below its label. */
export function DetailsList({ details }: DetailsListProps) {
  return (
    <dl className={classes.list}>
      {details.map(({ label, value }, index) => (
        // Two fields may share a label, and the list never changes its order.
        <div key={`${index}-${label}`} className={classes.line}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
