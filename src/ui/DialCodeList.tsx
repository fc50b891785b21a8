import { findCountries } from '@/lib/dialCountries';
import { TextInput, VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import classes from './DialCodePicker.module.css';
import { Flag } from './Flag';
import { IconSearch } from './icons';

interface DialCodeListProps {
  /** ISO code of the country chosen before. */
  readonly chosen: string | undefined;
  readonly onPick: (iso2: string) => void;
}

const PAGE = 6;

/** How far the keys move the active option; Home and End belong to the search field's caret. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
};

/** A search field over a list of countries, as one combobox: focus stays in the field, the keys move the option. */
export function DialCodeList({ chosen, onPick }: DialCodeListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const found = useMemo(() => findCountries(query), [query]);
  const [active, setActive] = useState(() => found.findIndex(({ iso2 }) => iso2 === chosen));

  useEffect(() => {
    // The chosen country stands in the middle of the list, and the whole panel in sight.
    const options = list.current;
    const option = options?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (options && option) {
      options.scrollTop =
        option.offsetTop - options.offsetTop - options.clientHeight / 2 + option.offsetHeight;
    }
    options?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);

  const move = (index: number) => {
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    const picked = found[active];
    if (step !== undefined) {
      event.preventDefault();
      const last = found.length - 1;
      // A single step goes round, a page stops at the ends.
      const next = active + step;
      if (Math.abs(step) === 1) move(next < 0 ? last : next > last ? 0 : next);
      else move(Math.min(Math.max(next, 0), last));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (picked) onPick(picked.iso2);
    }
  };

  const optionId = (iso2: string) => `${id}-${iso2}`;
  const activeCountry = found[active];
  return (
    <>
      <TextInput
        role="combobox"
        aria-label="Buscar país o prefijo"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeCountry && optionId(activeCountry.iso2)}
        placeholder="País o prefijo"
        leftSection={<IconSearch size={18} aria-hidden />}
        // Inside another field's section: not that one's width.
        leftSectionWidth="2.75rem"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
          list.current?.scrollTo({ top: 0 });
        }}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoFocus
        enterKeyHint="done"
        spellCheck={false}
      />
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label="Países"
        className={classes.list}
        tabIndex={-1}
        // The focus, and with it the phone's keyboard, stays in the search field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map(({ iso2, dial, name }, index) => (
          <li
            key={iso2}
            id={optionId(iso2)}
            role="option"
            aria-selected={iso2 === chosen}
            data-active={index === active || undefined}
            className={classes.option}
            onClick={() => onPick(iso2)}
          >
            <Flag code={iso2} size={20} />
            <span className={classes.name}>{name}</span>
            <span className={classes.dial}>{dial}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={classes.none}>Ningún país coincide con la búsqueda.</p>}
      <VisuallyHidden role="status">
        {query !== '' && (found.length === 1 ? '1 país' : `${found.length} países`)}
      </VisuallyHidden>
    </>
  );
}
