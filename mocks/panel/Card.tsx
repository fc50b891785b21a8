import type { ReactNode } from 'react';
import parts from './parts.module.css';

interface CardProps {
  readonly title: string;
  /** Stands beside the title, also while the card is closed. */
  readonly beside?: ReactNode;
  /** True marks the card. */
  readonly active?: boolean;
  readonly children: ReactNode;
}

/** A part of a tab that opens below its title. */
export function Card({ title, beside, active = false, children }: CardProps) {
  return (
    <details className={parts.card} data-active={active || undefined}>
      <summary>
        <strong>{title}</strong>
        {beside}
      </summary>
      <div className={parts.inside}>{children}</div>
    </details>
  );
}
