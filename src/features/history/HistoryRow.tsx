import { memo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { Exchange } from '@/api/exchanges';
import { countsAsSent } from '@/api/sentStatus';
import { currenciesOf } from '@/lib/currencies';
import { NO_DATE } from '@/lib/dates';
import { paths, receiptPath } from '@/lib/paths';
import { repeatState } from '@/lib/repeatExchange';
import { KeptLink } from '@/navigation/KeptLink';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { IconRepeat } from '@/ui/icons';
import { Money } from '@/ui/money/Money';
import { DateTime } from '@/ui/page/DateTime';
import classes from './HistoryTable.module.css';

interface HistoryRowProps {
  readonly ref: Ref<HTMLDivElement>;
  /** 0-based position in the list. */
  readonly index: number;
  /** Distance from the first row, in px. Paper ignores it. */
  readonly top: number;
  readonly exchange: Exchange;
  readonly timeZone: string | undefined;
}

/** One exchange; the whole row is a link to its receipt. */
export const HistoryRow = memo(function HistoryRow({ ref, index, top, exchange, timeZone }: HistoryRowProps) {
  const { exchangeId, beneficiary } = exchange;
  const currencies = currenciesOf(exchange);
  const struck = !countsAsSent(exchange);
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-left-out={struck || undefined}
      className={`${classes.row} ${classes.item}`}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span role="cell" className={classes.beneficiary} translate="no">
        {beneficiary ?? NO_DATE}
      </span>
      <span role="cell" className={classes.id}>
        <Link to={receiptPath(exchangeId)} className={classes.link} translate="no">
          {exchangeId}
        </Link>
      </span>
      <span role="cell" className={classes.date}>
        <DateTime instant={exchange.inserted} timeZone={timeZone} />
      </span>
      <span role="cell" className={classes.status}>
        <StatusBadge status={exchange.status} colour={exchange.statusColour} />
      </span>
      <span role="cell" className={classes.sent}>
        <Money sign="−" value={exchange.amountSend} currency={currencies.send} struck={struck} />
      </span>
      <span role="cell" className={classes.received}>
        <Money sign="+" value={exchange.amountReceive} currency={currencies.receive} struck={struck} />
      </span>
      <span role="cell" className={classes.repeat}>
        <KeptLink
          to={paths.sendQuote}
          carries={() => repeatState(exchange)}
          className={classes.button}
          aria-label={`Repetir envío ${exchangeId}`}
        >
          <IconRepeat size={20} aria-hidden />
        </KeptLink>
      </span>
    </div>
  );
});
