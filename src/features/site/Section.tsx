import { useId, type ReactNode } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  title: string;
  tinted?: boolean;
  children: ReactNode;
}

export function Section({ title, tinted = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} data-tinted={tinted || undefined} aria-labelledby={id}>
      <div className={classes.inner}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <div className={classes.content}>{children}</div>
      </div>
    </section>
  );
}
