import { useWindowEvent } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Exchange } from '@/api/exchanges';
import { HistoryHeadings } from './HistoryHeadings';
import { HistoryRow } from './HistoryRow';
import classes from './HistoryTable.module.css';

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
