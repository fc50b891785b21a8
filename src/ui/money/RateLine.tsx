import { ActionIcon, Button } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { formatRate, type Decimal } from '@/lib/money';
import { IconRefresh } from '../icons';
import classes from './Calculator.module.css';

export interface RateLineProps {
  /** Bs per euro; undefined until it is known. */
  readonly rate: Decimal | undefined;
  /** True while the rate is being fetched; the refresh button is inactive meanwhile. */
  readonly refreshing: boolean;
  /** Absent if the rate cannot be refreshed. */
  readonly onRefresh: (() => void) | undefined;
  /** Replaces the rate when it could not be loaded. */
  readonly error: ReactNode;
  /** Explains that the displayed rate could not be refreshed. */
  readonly outdated: ReactNode;
}

/** The rate between the two fields of the calculator. It does not depend on the amounts, so no key renders it again. */
export const RateLine = memo(function RateLine({
  rate,
  refreshing,
  onRefresh,
  error,
  outdated,
}: RateLineProps) {
  return (
    <div className={classes.rate}>
      <p className={classes.rateLine} role="status">
        {rate !== undefined ? (
          <>
            <span>
              Tasa actual:{' '}
              <strong className="app-figures" translate="no">
                {`1 € = ${formatRate(rate)} Bs`}
              </strong>
            </span>
            {outdated && <span className={classes.outdated}>{outdated}</span>}
          </>
        ) : (
          (error ?? 'Obteniendo tasa…')
        )}
      </p>
      {onRefresh && error && rate === undefined && (
        <Button variant="light" size="sm" onClick={onRefresh}>
          Reintentar
        </Button>
      )}
      {onRefresh && !(error && rate === undefined) && (
        <ActionIcon
          className={classes.refresh}
          data-busy={refreshing || undefined}
          aria-label="Actualizar tasa"
          aria-disabled={refreshing}
          onClick={() => {
            if (!refreshing) onRefresh();
          }}
        >
          <IconRefresh size={20} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
});
