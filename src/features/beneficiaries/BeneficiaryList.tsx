import { useCallbackRef } from '@mantine/hooks';
import { useContext, useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useFetched } from '@/ui/useFetched';
import { BeneficiaryCard, type BeneficiaryItem } from './BeneficiaryCard';
import { ChooserMark } from './ChooserMark';
import classes from './BeneficiaryList.module.css';

export interface BeneficiaryListProps {
  readonly items: readonly BeneficiaryItem[];
  readonly selectedId: number | undefined;
  readonly onSelect: (id: number) => void;
  /** A card was pressed, or Enter on it. An arrow key only moves the choice. */
  readonly onPress: (byArrow: boolean) => void;
  /** Shows the others again, when only the chosen one is shown. */
  readonly onReopen: (() => void) | undefined;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (id: number) => void;
}

/** With more beneficiaries than this, only the visible rows are in the page. */
export const ALL_UP_TO = 60;

const fetchVisibleRows = () => import('./VisibleRows');

/** Scrolls the list, but not the page, until the selected card is in view. */
function showSelected(scroller: HTMLElement): void {
  const card = scroller.querySelector('[data-selected]')?.getBoundingClientRect();
  if (!card) return;
  const view = scroller.getBoundingClientRect();
  if (card.top < view.top) scroller.scrollTop -= view.top - card.top;
  else if (card.bottom > view.bottom) scroller.scrollTop += card.bottom - view.bottom;
}

/** Saved beneficiaries as a grid of radio cards, with at most four columns (product 2.19). 500 stay smooth. */
export function BeneficiaryList({ items, selectedId, ...on }: BeneficiaryListProps) {
  const group = useId();
  const onSelect = useCallbackRef(on.onSelect);
  const onEdit = useCallbackRef(on.onEdit);
  const onDelete = useCallbackRef(on.onDelete);
  const onReopen = useCallbackRef(on.onReopen);
  const scroller = useRef<HTMLDivElement>(null);
  const isLong = items.length > ALL_UP_TO;
  const [failed, setFailed] = useState(false);
  const markedId = useContext(ChooserMark) ?? selectedId;
  const code = useFetched(fetchVisibleRows, isLong, () => setFailed(true));

  // After the paint that shows the choice, because scrolling waits for the layout.
  useEffect(() => {
    if (selectedId !== undefined && scroller.current) showSelected(scroller.current);
  }, [selectedId, code]);

  const cards = (from: number, to: number) =>
    items
      .slice(from, to)
      .map((item, index) => (
        <BeneficiaryCard
          key={item.id}
          item={item}
          group={group}
          position={from + index + 1}
          count={items.length}
          selected={item.id === markedId}
          onSelect={onSelect}
          onEdit={onEdit}
          onDelete={onDelete}
          onReopen={on.onReopen && onReopen}
        />
      ));

  // The browser turns an arrow key into a click on the next radio.
  const byArrow = useRef(false);
  const pressed = ({ key, target }: KeyboardEvent) => {
    byArrow.current = key.startsWith('Arrow');
    if (key === 'Enter' && target instanceof HTMLInputElement) on.onPress(false);
  };
  const clicked = ({ target }: MouseEvent) => {
    if (target instanceof HTMLInputElement) on.onPress(byArrow.current);
  };

  return (
    <div
      ref={scroller}
      className={classes.scroller}
      role="radiogroup"
      aria-label="Beneficiarios guardados"
      tabIndex={-1}
      onPointerDown={() => (byArrow.current = false)}
      onKeyDown={pressed}
      onClick={clicked}
    >
      {isLong && code ? (
        <code.VisibleRows
          scroller={scroller}
          count={items.length}
          selected={items.findIndex(({ id }) => id === selectedId)}
          cards={cards}
        />
      ) : (
        // A slow list rather than one without its end.
        <div className={classes.grid}>{cards(0, failed ? items.length : ALL_UP_TO)}</div>
      )}
    </div>
  );
}
