import { Alert, Button } from '@mantine/core';

interface LoadProblemProps {
  /** What could not be had, with its article: 'los países'. */
  readonly what: string;
  /** Asks for it again; undefined while that is of no use. */
  readonly onRetry: (() => void) | undefined;
}

/** Says, inside a page that works, that a part of it could not be loaded. */
export function LoadProblem({ what, onRetry }: LoadProblemProps) {
  return (
    <Alert color="turpial" title={`No pudimos cargar ${what}`}>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </Alert>
  );
}
