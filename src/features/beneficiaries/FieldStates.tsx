import { Alert, Button, Skeleton } from '@mantine/core';
import classes from './BeneficiaryForm.module.css';

/** Stands for the fields of a method until they are known. */
export function LoadingFields() {
  return (
    <div className={classes.loading} role="status" aria-label="Cargando los datos que pide este método">
      {[1, 2, 3, 4].map((field) => (
        <Skeleton key={field} height="4.75rem" radius="md" />
      ))}
    </div>
  );
}

export interface NoFieldsProps {
  /** What is missing, with its article. */
  readonly what: string;
  readonly onRetry: (() => void) | undefined;
}

/** Says that the form cannot be filled in yet. */
export function NoFields({ what, onRetry }: NoFieldsProps) {
  return (
    <Alert color="turpial" title={`No pudimos cargar ${what}`}>
      {onRetry && (
        <Button variant="default" size="sm" onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </Alert>
  );
}
