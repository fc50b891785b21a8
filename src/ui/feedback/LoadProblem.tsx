import { Alert, Button } from '@mantine/core';
import { keepingFocus } from '../useReturnFocus';

interface LoadProblemProps {
  /** What could not be loaded, in Spanish with its article: 'los países'. */
  readonly what: string;
  /** Loads it again; undefined if that is not possible. */
  readonly onRetry: (() => void) | undefined;
  /** True while it is loaded again. */
  readonly retrying?: boolean;
}

/** Says that a part of a working page could not be loaded. */
export function LoadProblem({ what, onRetry, retrying = false }: LoadProblemProps) {
  return (
    <Alert color="turpial" title={`No pudimos cargar ${what}`}>
      {onRetry && (
        <Button variant="default" loading={retrying} onClick={keepingFocus(onRetry)}>
          Reintentar
        </Button>
      )}
    </Alert>
  );
}
