import { VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Exchange } from '@/api/exchanges';
import { countsAsSent } from '@/api/sentStatus';
import { currenciesOf } from '@/lib/currencies';
import { NO_VALUE } from '@/lib/dates';
import { paths, receiptPath } from '@/lib/paths';
import { repeatState } from '@/lib/repeatExchange';
import { KeptLink } from '@/navigation/KeptLink';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { IconRepeat } from '@/ui/icons';
import { Money } from '@/ui/money/Money';
import { DateTime } from '@/ui/page/DateTime';
import classes from './HistoryTable.module.css';

/** The column names (product 2.21). */
const headings = {
  beneficiary: 'Beneficiario',
  id: 'Identificador',
  date: 'Fecha',
  status: 'Estado',
  sent: (
    <>
      <span className={classes.wideName}>Monto enviado</span>
      <span className={classes.narrowName}>Monto</span>
    </>
  ),
  received: 'Monto recibido',
  repeat: <VisuallyHidden>Acciones</VisuallyHidden>,
};

/** The headings of the columns; a small screen shows only two. */
export function HistoryHeadings() {
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={`${classes.row} ${classes.headings}`}>
        {Object.entries(headings).map(([column, name]) => (
          <span key={column} role="columnheader" className={classes[column]}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

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
const HistoryRow = memo(function HistoryRow({ ref, index, top, exchange, timeZone }: HistoryRowProps) {
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
        {beneficiary ?? NO_VALUE}
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

interface HistoryTableProps {
  readonly exchanges: readonly Exchange[];
  readonly timeZone: string | undefined;
}

/** Estimated row heights in px by minimum window width; a rendered row is measured. */
const rowHeights = [
  { from: 1056, height: 72 },
  { from: 576, height: 83 },
  { from: 0, height: 122 },
] as const;

function estimatedHeight(): number {
  return rowHeights.find(({ from }) => window.innerWidth >= from)?.height ?? 0;
}

/** Rows rendered beyond the window's edges, so that neither keyboard nor fast scrolling reaches a gap. */
const OVERSCAN = 6;

/** Rows on paper: some thirty pages. */
const MOST_PRINTED = 1000;

/** True while the page is printed. The rows have to be there before the browser takes its picture of the page. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return printing;
}

/**
 * The exchanges as a virtualised table: ten thousand rows cost as much as a hundred. `aria-rowcount` tells assistive
 * technology the real number.
 */
export function HistoryTable({ exchanges, timeZone }: HistoryTableProps) {
  const body = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  // Computed once, not for each of ten thousand rows.
  const [rowHeight, setRowHeight] = useState(estimatedHeight);
  useLayoutEffect(() => {
    const measure = () => {
      setRowHeight(estimatedHeight());
      const top = body.current?.getBoundingClientRect().top;
      if (top !== undefined) setOffset(Math.round(top + window.scrollY));
    };
    measure();
    // The content above wraps differently at another width.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const rows = useWindowVirtualizer<HTMLDivElement>({
    count: exchanges.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => exchanges[index]?.exchangeId ?? index,
    overscan: OVERSCAN,
    scrollMargin: offset,
    // Measuring at once would change the page's height inside the ResizeObserver callback.
    useAnimationFrameWithResizeObserver: true,
  });
  const printing = usePrinting();
  const items = printing
    ? exchanges.slice(0, MOST_PRINTED).map(({ exchangeId }, index) => ({ key: exchangeId, index, start: 0 }))
    : rows.getVirtualItems();
  return (
    <>
      <div role="table" aria-label="Tus envíos" aria-rowcount={exchanges.length + 1}>
        <HistoryHeadings />
        <div role="rowgroup" ref={body} className={classes.body} style={{ height: rows.getTotalSize() }}>
          {items.map(({ key, index, start }) => {
            const exchange = exchanges[index];
            return (
              exchange && (
                <HistoryRow
                  key={key}
                  ref={printing ? null : rows.measureElement}
                  index={index}
                  top={start - offset}
                  exchange={exchange}
                  timeZone={timeZone}
                />
              )
            );
          })}
        </div>
      </div>
      {printing && exchanges.length > MOST_PRINTED && (
        <p className={classes.omitted}>
          {`Aquí están los ${MOST_PRINTED} envíos más recientes. Los ${exchanges.length} están en «Descargar CSV», en la página Tus envíos.`}
        </p>
      )}
    </>
  );
}
