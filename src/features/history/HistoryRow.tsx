import { owned } from '@/lib/owner';
import { repeatState } from '@/lib/repeat';
import type { Exchange } from '@/api/exchanges';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { NO_DATE } from '@/lib/dates';
import { paths, receiptPath } from '@/lib/paths';
import { DateTime } from '@/ui/DateTime';
import { IconRepeat } from '@/ui/icons';
import { Money } from '@/ui/Money';
import { StatusBadge } from '@/ui/StatusBadge';
import { memo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import classes from './HistoryTable.module.css';

interface HistoryRowProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Position in the list, from 0. */
  readonly index: number;
  /** Distance from the first row, in px. */
  readonly top: number;
  readonly exchange: Exchange;
  readonly timeZone: string | undefined;
}

/** One transfer: the whole row leads to its receipt. */
export const HistoryRow = memo(function HistoryRow({ ref, index, top, exchange, timeZone }: HistoryRowProps) {
  const { exchangeId, beneficiary } = exchange;
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      className={`${classes.row} ${classes.item}`}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span role="cell" className={classes.id}>
        <Link to={receiptPath(exchangeId)} className={classes.link}>
          {exchangeId}
        </Link>
      </span>
      <span role="cell" className={classes.date}>
        <DateTime instant={exchange.inserted} timeZone={timeZone} />
      </span>
      <span role="cell" className={classes.beneficiary}>
        {beneficiary ?? NO_DATE}
      </span>
      <span role="cell" className={classes.status}>
        <StatusBadge status={exchange.status} colour={exchange.statusColour} />
      </span>
      <span role="cell" className={classes.sent}>
        <Money sign="−" value={exchange.amountSend} currency={exchange.currencySend ?? SEND_CURRENCY.code} />
      </span>
      <span role="cell" className={classes.received}>
        <Money
          sign="+"
          value={exchange.amountReceive}
          currency={exchange.currencyReceive ?? RECEIVE_CURRENCY.code}
        />
      </span>
      <span role="cell" className={classes.repeat}>
        <Link
          to={paths.sendQuote}
          state={owned(repeatState(exchange))}
          className={classes.button}
          aria-label={`Repetir envío ${exchangeId}`}
          title="Repetir envío"
        >
          <IconRepeat size={20} aria-hidden />
        </Link>
      </span>
    </div>
  );
});
