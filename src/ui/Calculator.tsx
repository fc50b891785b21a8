import {
  amountsOf,
  editableText,
  restingText,
  typeInto,
  type AmountSide,
  type CalculatorInput,
} from '@/lib/calculator';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { currencySymbol, formatRate, spellMoney, type Decimal } from '@/lib/money';
import { ActionIcon, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AmountField } from './AmountField';
import classes from './Calculator.module.css';
import { Flag } from './Flag';
import { IconRefresh } from './icons';

export interface CalculatorProps {
  /** Which side is typed into, and the text that stands there. */
  readonly input: CalculatorInput;
  /** Gets the side typed into, and its filtered text. */
  readonly onChange: (input: CalculatorInput) => void;
  /** Bs per euro; undefined until it is known. */
  readonly rate: Decimal | undefined;
  /** The rate is being asked for; the button that asks does nothing meanwhile. */
  readonly refreshing: boolean;
  /** Absent where the rate cannot be asked for again. */
  readonly onRefreshRate?: (() => void) | undefined;
  /** What is wrong with the euros, below their field. */
  readonly sendError?: ReactNode;
  /** Stands in for the rate line when the rate could not be had. */
  readonly rateError?: ReactNode;
  /** Since when the rate shown is known, where asking for it again failed; said beside it. */
  readonly outdatedSince?: ReactNode;
}

const sides = {
  send: { label: 'Envías', code: SEND_CURRENCY.code, flag: 'eu' },
  receive: { label: 'Reciben', code: RECEIVE_CURRENCY.code, flag: 've' },
} as const;

/** Two amount fields joined by the rate: typing into one gives the other (spec §2 /envia1, §5). */
export function Calculator({
  input,
  onChange,
  rate,
  refreshing,
  onRefreshRate,
  sendError,
  rateError,
  outdatedSince,
}: CalculatorProps) {
  const amounts = amountsOf(input, rate);
  const field = (side: AmountSide, error?: ReactNode) => {
    const { label, code, flag } = sides[side];
    const amount = amounts[side];
    return (
      <AmountField
        label={label}
        currency={
          <>
            <Flag code={flag} />
            <span className={classes.symbol}>{currencySymbol(code)}</span>
          </>
        }
        text={editableText(side, input, amounts)}
        restingText={restingText(side, amounts)}
        spelled={amount === null ? '' : spellMoney(amount, code)}
        onType={(text) => onChange(typeInto(side, text))}
        error={error}
      />
    );
  };
  return (
    <div className={classes.calculator}>
      {field('send', sendError)}
      <div className={classes.rate}>
        <p className={classes.rateLine} role="status">
          {rate !== undefined ? (
            <>
              Tasa actual: <strong className="app-figures">1 € = {formatRate(rate)} Bs</strong>
              {outdatedSince && (
                <span className={classes.outdated}>
                  No pudimos actualizar la tasa. La que ves es del {outdatedSince}.
                </span>
              )}
            </>
          ) : (
            (rateError ?? 'Obteniendo tasa…')
          )}
        </p>
        {onRefreshRate && rateError && rate === undefined && (
          <Button variant="light" size="sm" onClick={onRefreshRate}>
            Reintentar
          </Button>
        )}
        {onRefreshRate && !(rateError && rate === undefined) && (
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
        )}
      </div>
      {field('receive')}
    </div>
  );
}
