import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './StatementView.module.css';

/** Placeholder of the choices and the document. */
export function StatementSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Cargando tus envíos…</VisuallyHidden>
      <div className={classes.tools} aria-hidden>
        <Skeleton height="4.75rem" radius="md" className={classes.beneficiary} />
      </div>
      <div className={`${classes.card} ${classes.skeleton}`} aria-hidden>
        {[0, 1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height="1.5rem" />
        ))}
      </div>
    </>
  );
}
