import type { ReactNode } from 'react';
import classes from './DetailsList.module.css';

interface Detail {
  readonly label: string;
  readonly value: ReactNode;
}

interface DetailsListProps {
  /** In reading order. */
  readonly details: readonly Detail[];
}

/** Labelled values, one per line; a long value moves below its label. */
export function DetailsList({ details }: DetailsListProps) {
  return (
    <dl>
      {details.map(({ label, value }, index) => (
        // Labels may repeat, and the list never changes its order.
        <div key={`${index}-${label}`} className={classes.line}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value} translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
