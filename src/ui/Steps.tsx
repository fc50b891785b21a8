import classes from './Steps.module.css';

interface StepsProps {
  /** 1-based. */
  readonly current: number;
  /** How many there are. */
  readonly total: number;
}

/** Where someone is in a flow: a bar for the eye and 'Paso 1 de 3' for everybody. */
export function Steps({ current, total }: StepsProps) {
  return (
    <div className={classes.steps}>
      <p className={classes.text}>
        Paso {current} de {total}
      </p>
      <div className={classes.bar} aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={classes.segment} data-done={index < current || undefined} />
        ))}
      </div>
    </div>
  );
}
