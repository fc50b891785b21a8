import { Skeleton } from '@mantine/core';
import classes from './BeneficiaryForm.module.css';

/** Placeholder of a method's fields while they load. */
export function LoadingFields() {
  return (
    <div className={classes.loading} role="status" aria-label="Cargando los datos que pide este método">
      {[1, 2, 3, 4].map((field) => (
        <Skeleton key={field} height="4.75rem" radius="md" />
      ))}
    </div>
  );
}
