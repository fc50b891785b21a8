import classes from './StepIndicator.module.css';

interface StepIndicatorProps {
  /** 1-based. */
  readonly current: number;
}

/** The steps of an exchange. */
const TOTAL = 3;

/** The current step of an exchange: a visual bar, and 'Paso 1 de 3' as text. */
export function StepIndicator({ current }: StepIndicatorProps) {
  return (
    <div className={classes.steps}>
      <p className={classes.text}>{`Paso ${current} de ${TOTAL}`}</p>
      <div className={classes.bar} aria-hidden>
        {Array.from({ length: TOTAL }, (_, index) => (
          <span key={index} className={classes.segment} data-done={index < current || undefined} />
        ))}
      </div>
    </div>
  );
}
