import { useMergedRef, useResizeObserver } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import classes from './BeneficiaryList.module.css';

interface VisibleRowsProps {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Number of all cards. */
  readonly count: number;
  /** Index of the selected card; -1 if there is none. */
  readonly selected: number;
  readonly cards: (from: number, to: number) => ReactNode;
}

/** Maximum number of columns, their minimum width and their gap in px at the default text size, as in `.grid`. */
const MAX_COLUMNS = 4;
const COLUMN_WIDTH = 220;
const GAP = 12;
const ROW_HEIGHT = 148;

/** The text size relative to the default: 2 at 200 %. */
function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

function columnsFor(widthInPx: number): number {
  const width = widthInPx / textScale();
  return Math.min(MAX_COLUMNS, Math.max(1, Math.floor((width + GAP) / (COLUMN_WIDTH + GAP))));
}

/** The cards of a long list that are in view. */
export function VisibleRows({ scroller, count, selected, cards }: VisibleRowsProps) {
  const grid = useRef<HTMLDivElement>(null);
  // The observer answers after the first paint; the cards must not move then.
  const [firstWidth, setFirstWidth] = useState(0);
  useLayoutEffect(() => setFirstWidth(grid.current?.clientWidth ?? 0), []);
  const [observe, { width }] = useResizeObserver<HTMLDivElement>();
  const observedGrid = useMergedRef(grid, observe);
  const columns = columnsFor(width || firstWidth);
  const selectedRow = Math.floor(selected / columns);

  const rows = useVirtualizer({
    count: Math.ceil(count / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    gap: GAP,
    overscan: 2,
    // Always renders the selected card, so that the radio group keeps its checked member.
    rangeExtractor(range) {
      const shown = defaultRangeExtractor(range);
      if (selectedRow < 0 || selectedRow >= range.count || shown.includes(selectedRow)) return shown;
      return [...shown, selectedRow].sort((a, b) => a - b);
    },
  });

  return (
    <div ref={observedGrid} className={classes.rows} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          ref={rows.measureElement}
          data-index={index}
          className={classes.row}
          style={{
            transform: `translateY(${start}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {cards(index * columns, (index + 1) * columns)}
        </div>
      ))}
    </div>
  );
}
