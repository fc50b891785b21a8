import type { ReactNode } from 'react';
import parts from './parts.module.css';

interface SectionProps {
  readonly title: string;
  /** How many there are, behind the title. */
  readonly count?: string | number;
  readonly children: ReactNode;
}

/** A part of a tab below its title. */
export function Section({ title, count, children }: SectionProps) {
  return (
    <section className={parts.group} aria-label={title}>
      <h3 className={parts.heading}>
        {title}
        {count !== undefined && ` (${count})`}
      </h3>
      {children}
    </section>
  );
}
