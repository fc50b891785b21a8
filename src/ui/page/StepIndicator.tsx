import classes from './StepIndicator.module.css';

interface StepIndicatorProps {
  /** 1-based. */
  readonly current: number;
  /** Number of steps. */
  readonly total: number;
}

/** The current step of a flow: a visual bar, and 'Paso 1 de 3' as text. */
export function StepIndicator({ current, total }: StepIndicatorProps) {
  return (
    <div className={classes.steps}>
      <p className={classes.text}>{`Paso ${current} de ${total}`}</p>
      <div className={classes.bar} aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={classes.segment} data-done={index < current || undefined} />
        ))}
      </div>
    </div>
  );
}
