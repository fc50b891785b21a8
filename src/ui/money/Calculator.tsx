import { ActionIcon, Button } from '@mantine/core';
import { memo, useRef, type ReactNode } from 'react';
import {
  editableText,
  restingText,
  type AmountSide,
  type Calculation,
  type CalculatorInput,
} from '@/lib/calculator';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { currencySymbol, rateText, spellMoney } from '@/lib/money';
import { IconRefresh } from '../icons';
import { AmountField } from './AmountField';
import { leaves } from './travel';
import classes from './Calculator.module.css';

export interface CalculatorProps {
  /** The edited side, its text, the rate, and both amounts. */
  readonly calculation: Calculation;
  /** Called with the edited side and its filtered text. */
  readonly onChange: (input: CalculatorInput) => void;
  /** True while the rate is being fetched; the refresh button is inactive meanwhile. */
  readonly refreshing: boolean;
  /** Absent if the rate cannot be refreshed. */
  readonly onRefreshRate?: (() => void) | undefined;
  /** A short note beside the label of the euro field; empty while there is none. */
  readonly sendNote?: string | undefined;
  /** The error below the euro field. */
  readonly sendError?: ReactNode;
  /** Replaces the rate line when the rate could not be loaded. */
  readonly rateError?: ReactNode;
  /** Explains that the displayed rate could not be refreshed; appears below the rate. */
  readonly outdated?: ReactNode;
}

const currency = (code: string) => <span className={classes.symbol}>{currencySymbol(code)}</span>;

/** The elements are made once, so that no key renders them again. */
const sides = {
  send: { label: 'Envías', code: SEND_CURRENCY.code, currency: currency(SEND_CURRENCY.code) },
  receive: { label: 'Reciben', code: RECEIVE_CURRENCY.code, currency: currency(RECEIVE_CURRENCY.code) },
} as const;

type RateLineProps = Pick<Calculation, 'rate'> &
  Pick<CalculatorProps, 'refreshing' | 'onRefreshRate' | 'rateError' | 'outdated'>;

/** The rate between the two fields of the calculator. It does not depend on the amounts, so no key renders it again. */
const RateLine = memo(function RateLine({
  rate,
  refreshing,
  onRefreshRate,
  rateError,
  outdated,
}: RateLineProps) {
  const line = useRef<HTMLDivElement>(null);
  return (
    <div ref={line} tabIndex={-1} className={classes.rate}>
      <p className={classes.rateLine} role="status">
        {rate !== undefined ? (
          <>
            <span>
              Tasa actual:{' '}
              <strong className="app-figures" translate="no">
                {rateText(rate)}
              </strong>
            </span>
            {outdated && <span className={classes.outdated}>{outdated}</span>}
          </>
        ) : (
          (rateError ?? 'Obteniendo tasa…')
        )}
      </p>
      {onRefreshRate &&
        (rateError && rate === undefined ? (
          <Button
            variant="light"
            size="sm"
            onClick={() => {
              // The button goes with the problem.
              line.current?.focus({ preventScroll: true });
              onRefreshRate();
            }}
          >
            Reintentar
          </Button>
        ) : (
          <ActionIcon
            className={classes.refresh}
            data-busy={refreshing || undefined}
            aria-label="Actualizar tasa"
            aria-disabled={refreshing}
            onClick={() => {
              if (!refreshing) onRefreshRate();
            }}
          >
            <IconRefresh size={20} aria-hidden />
          </ActionIcon>
        ))}
    </div>
  );
});

/** Two amount fields connected by the rate: editing one computes the other (product 2.17, 5.7). */
export function Calculator({ calculation, onChange, sendNote, sendError, ...ofRate }: CalculatorProps) {
  const field = (side: AmountSide, error?: ReactNode, note?: string) => {
    const { label, code, currency } = sides[side];
    const amount = calculation[side];
    return (
      <AmountField
        label={label}
        currency={currency}
        text={editableText(side, calculation)}
        restingText={restingText(side, calculation)}
        spelled={amount === null ? '' : spellMoney(amount, code)}
        onType={(typed) => onChange({ side, ...typed })}
        error={error}
        note={note}
        amountRef={side === 'send' ? leaves : undefined}
      />
    );
  };
  return (
    <div className={classes.calculator}>
      {field('send', sendError, sendNote)}
      <RateLine rate={calculation.rate} {...ofRate} />
      {field('receive')}
    </div>
  );
}
