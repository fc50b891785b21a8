import { useId, type ReactNode } from 'react';
import classes from './FormSection.module.css';

export interface FormSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Related fields in a card; on a wide screen their title is beside them. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.lead}>{lead}</p>
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
