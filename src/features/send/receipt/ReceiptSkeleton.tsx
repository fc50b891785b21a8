import { Skeleton } from '@mantine/core';
import classes from './ReceiptView.module.css';

export function ReceiptSkeleton() {
  return (
    <div className={classes.card}>
      <p role="status" className={classes.loading}>
        Cargando envío…
      </p>
      <div className={classes.skeleton} aria-hidden>
        <Skeleton height="1.75rem" width="8rem" radius="xl" />
        <Skeleton height="1.5rem" width="14rem" maw="100%" />
        <Skeleton height="8rem" radius="lg" />
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} height="1.5rem" />
        ))}
      </div>
    </div>
  );
}
