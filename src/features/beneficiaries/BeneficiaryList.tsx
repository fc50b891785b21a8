import { useMergedRef, useResizeObserver } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useStableCallback } from '@/ui/useStableCallback';
import { BeneficiaryCard, type BeneficiaryItem } from './BeneficiaryCard';
import classes from './BeneficiaryList.module.css';

export interface BeneficiaryListProps {
  readonly items: readonly BeneficiaryItem[];
  readonly selectedId: number | undefined;
  readonly onSelect: (id: number) => void;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (id: number) => void;
}

/** Maximum number of columns (product 9.4), and their minimum width in px at the default text size. */
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

/** Saved beneficiaries as a grid of radio cards. Virtualised, so that 500 stay smooth. */
export function BeneficiaryList({ items, selectedId, ...on }: BeneficiaryListProps) {
  const group = useId();
  const onSelect = useStableCallback(on.onSelect);
  const onEdit = useStableCallback(on.onEdit);
  const onDelete = useStableCallback(on.onDelete);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  // The observer answers after the first paint; the cards must not move then.
  const [firstWidth, setFirstWidth] = useState(0);
  useLayoutEffect(() => setFirstWidth(grid.current?.clientWidth ?? 0), []);
  const [observe, { width }] = useResizeObserver<HTMLDivElement>();
  const observedGrid = useMergedRef(grid, observe);
  const columns = columnsFor(width || firstWidth);
  const selectedIndex = items.findIndex(({ id }) => id === selectedId);
  const selectedRow = selectedIndex < 0 ? undefined : Math.floor(selectedIndex / columns);

  const rows = useVirtualizer({
    count: Math.ceil(items.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    gap: GAP,
    overscan: 2,
    // Always renders the selected card, so that the radio group keeps its checked member.
    rangeExtractor(range) {
      const shown = defaultRangeExtractor(range);
      if (selectedRow === undefined || selectedRow >= range.count || shown.includes(selectedRow))
        return shown;
      return [...shown, selectedRow].sort((a, b) => a - b);
    },
  });

  // After the paint that shows the choice, because scrolling waits for the layout.
  const shownRow = useDeferredValue(selectedRow);
  useEffect(() => {
    if (shownRow !== undefined) rows.scrollToIndex(shownRow, { align: 'auto' });
  }, [rows, shownRow]);

  return (
    <div ref={scroller} className={classes.scroller} role="radiogroup" aria-label="Beneficiarios guardados">
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
            {items.slice(index * columns, (index + 1) * columns).map((item, column) => (
              <BeneficiaryCard
                key={item.id}
                item={item}
                group={group}
                position={index * columns + column + 1}
                count={items.length}
                selected={item.id === selectedId}
                onSelect={onSelect}
                onEdit={onEdit}
                onDelete={onDelete}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
