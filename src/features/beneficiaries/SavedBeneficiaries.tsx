import { useDeferredValue, useMemo, useState } from 'react';
import { matchesSearch, searchText } from '@/lib/textSearch';
import { SearchField } from '@/ui/fields/SearchField';
import { BeneficiaryList, type BeneficiaryListProps } from './BeneficiaryList';
import classes from './SavedBeneficiaries.module.css';

/** With more beneficiaries than this, a search field appears. */
const SEARCH_FROM = 8;

/** The saved beneficiaries. A long list can be searched by any word of title, method or details. */
export function SavedBeneficiaries({ items, ...list }: BeneficiaryListProps) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const searchable = useMemo(
    () =>
      items.map((item) => ({ item, text: searchText([item.title, item.method, ...item.lines].join(' ')) })),
    [items],
  );
  const found = useMemo(
    () => searchable.filter(({ text }) => matchesSearch(text, wanted)).map(({ item }) => item),
    [searchable, wanted],
  );
  return (
    <div className={classes.saved}>
      {items.length > SEARCH_FROM && (
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
      {found.length > 0 ? (
        <BeneficiaryList items={found} {...list} />
      ) : (
        <p className={classes.none}>{`Ninguno coincide con «${wanted.trim()}». Prueba con otra palabra.`}</p>
      )}
    </div>
  );
}
