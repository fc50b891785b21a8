import { useDidUpdate } from '@mantine/hooks';
import { useContext, useDeferredValue, useMemo, useRef, useState } from 'react';
import { searchFor, searchText } from '@/lib/textSearch';
import { SearchField } from '@/ui/fields/SearchField';
import { ALL_UP_TO, BeneficiaryList, type BeneficiaryListProps } from './BeneficiaryList';
import { ChooserMark } from './ChooserMark';
import classes from './SavedBeneficiaries.module.css';

/** With more beneficiaries than this, a search field appears. */
const SEARCH_FROM = 8;

interface SavedBeneficiariesProps extends Omit<BeneficiaryListProps, 'onPress' | 'onReopen'> {
  /** True while the sender chooses, also when someone is chosen already. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/**
 * The saved beneficiaries. After the choice only the chosen one is shown, so that the next step comes into view. A long
 * list can be searched by any word of title, method or details.
 */
export function SavedBeneficiaries({ items, open, onOpen, ...list }: SavedBeneficiariesProps) {
  const markedId = useContext(ChooserMark) ?? list.selectedId;
  const chosen = items.find(({ id }) => id === markedId);
  const folded = chosen !== undefined && !open;
  const saved = useRef<HTMLDivElement>(null);
  // The press removes or moves what had the focus. After a save the focus goes elsewhere, and so does the view.
  const pressed = useRef(false);
  const [query, setQuery] = useState('');
  useDidUpdate(() => {
    // The cards of a long list come later, into the group.
    const target = folded || items.length <= ALL_UP_TO ? ':checked' : '[role="radiogroup"]';
    if (pressed.current) saved.current?.querySelector<HTMLElement>(target)?.focus();
    pressed.current = false;
    // The next search begins with all.
    if (folded) setQuery('');
  }, [folded]);
  const press = (opens: boolean) => {
    pressed.current = opens === folded;
    onOpen(opens);
  };

  // After a removal the field may be gone.
  const wanted = useDeferredValue(items.length > SEARCH_FROM ? query : '');
  const searchable = useMemo(
    () =>
      items.map((item) => ({ item, text: searchText([item.title, item.method, ...item.lines].join(' ')) })),
    [items],
  );
  const found = useMemo(() => {
    const matches = searchFor(wanted);
    return searchable.filter(({ text }) => matches(text)).map(({ item }) => item);
  }, [searchable, wanted]);
  return (
    <div ref={saved} className={classes.saved} data-folded={folded || undefined}>
      {!folded && items.length > SEARCH_FROM && (
        <div>
          <SearchField
            label="Buscar beneficiario"
            placeholder="Nombre, banco o cédula"
            value={query}
            onChange={setQuery}
          />
          <p className={classes.count} role="status">
            {wanted.trim() === ''
              ? `${items.length} guardados`
              : `${found.length} de ${items.length} guardados`}
          </p>
        </div>
      )}
      {folded || found.length > 0 ? (
        <BeneficiaryList
          items={folded ? [chosen] : found}
          {...list}
          onPress={press}
          onReopen={folded && items.length > 1 ? () => press(true) : undefined}
        />
      ) : (
        <p className={classes.none}>{`Ninguno coincide con «${wanted.trim()}». Prueba con otra palabra.`}</p>
      )}
    </div>
  );
}
