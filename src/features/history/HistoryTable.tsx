import type { Exchange } from '@/api/exchanges';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { HistoryHeadings } from './HistoryHeadings';
import { HistoryRow } from './HistoryRow';
import classes from './HistoryTable.module.css';

interface HistoryTableProps {
  readonly exchanges: readonly Exchange[];
  readonly timeZone: string | undefined;
}

/** Height of a row in px, by the least width of the window, until each one shown is measured. */
const rowHeights = [
  { from: 1056, height: 72 },
  { from: 576, height: 83 },
  { from: 0, height: 122 },
] as const;

function estimatedHeight(): number {
  return rowHeights.find(({ from }) => window.innerWidth >= from)?.height ?? 0;
}

/** Rows kept beyond the edges of the window, so that neither keyboard nor fast scrolling meets a gap. */
const OVERSCAN = 6;

/**
 * The transfers as a table of which only the rows near the window exist: ten thousand cost what a hundred do.
 * Assistive technology is told the real number of rows.
 */
export function HistoryTable({ exchanges, timeZone }: HistoryTableProps) {
  const body = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  // Asked of the window once, and not for each of ten thousand rows.
  const [rowHeight, setRowHeight] = useState(estimatedHeight);
  useLayoutEffect(() => {
    const measure = () => {
      setRowHeight(estimatedHeight());
      const top = body.current?.getBoundingClientRect().top;
      if (top !== undefined) setOffset(Math.round(top + window.scrollY));
    };
    measure();
    // What stands above wraps differently at another width.
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
  });
  return (
    <div role="table" aria-label="Tus envíos" aria-rowcount={exchanges.length + 1} className={classes.table}>
      <HistoryHeadings />
      <div role="rowgroup" ref={body} className={classes.body} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const exchange = exchanges[index];
          return (
            exchange && (
              <HistoryRow
                key={key}
                ref={rows.measureElement}
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
  );
}
