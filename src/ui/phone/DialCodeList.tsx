import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox, VisuallyHidden } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { findCountries } from '@/lib/phone/dialCountries';
import { typedText } from '@/lib/typedText';
import { Flag } from '../flag/Flag';
import { IconSearch } from '../icons';
import classes from './DialCodePicker.module.css';

interface DialCodeListProps {
  /** ISO code of the currently chosen country. */
  readonly chosen: string | undefined;
  /** Called with the ISO code, two uppercase letters. */
  readonly onPick: (iso2: string) => void;
}

/** As many options as fit, and how many of them come before the chosen one. */
const FIRST_OPTIONS = 7;
const FIRST_BEFORE = 3;

/**
 * A flag that loads when its row is seen. Lazy images load far outside the list, and a phone needs 15 ms for each
 * drawing, during which no tap is answered.
 */
function SeenFlag({ code }: { readonly code: string }) {
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  return (
    <span ref={ref} style={{ width: 20, height: 20 }}>
      {seen && <Flag code={code} size={20} />}
    </span>
  );
}

/** A search field and the countries that it finds. The focus stays in the field; the arrow keys move the active option. */
export function DialCodeList({ chosen, onPick }: DialCodeListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const combobox = useCombobox({ opened: true });
  const { selectActiveOption, selectFirstOption, getSelectedOptionIndex, updateSelectedOptionIndex } =
    combobox;
  const found = findCountries(query);
  // The press that opens the list paints the visible options; the others render right after it.
  const whole = useDeferredValue(true, false);
  const start = whole ? 0 : Math.max(0, found.findIndex(({ iso2 }) => iso2 === chosen) - FIRST_BEFORE);
  const shown = whole ? found : found.slice(start, start + FIRST_OPTIONS);
  const lastStart = useRef(start);

  useEffect(() => {
    if (query === '') selectActiveOption();
    else selectFirstOption();
  }, [query, selectActiveOption, selectFirstOption]);
  // At once: the next key counts from this index.
  useLayoutEffect(() => {
    const moved = lastStart.current - start;
    updateSelectedOptionIndex(getSelectedOptionIndex() + moved, { scrollIntoView: true });
    lastStart.current = start;
  }, [start, getSelectedOptionIndex, updateSelectedOptionIndex]);

  return (
    <Combobox store={combobox} onOptionSubmit={onPick}>
      <Combobox.Search
        autoFocus
        role="combobox"
        aria-label="Buscar país o prefijo"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        placeholder="País o prefijo"
        leftSection={<IconSearch size={18} aria-hidden />}
        // The field around the panel has a wider one.
        leftSectionWidth="2.75rem"
        value={query}
        onChange={(event) => setQuery(typedText(event.currentTarget.value))}
        enterKeyHint="done"
        // Without a match, too, Enter sends no form around the list.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        spellCheck={false}
      />
      <Combobox.Options id={id} aria-label="Países" className={classes.list}>
        {shown.map(({ iso2, name, dial }) => (
          <Combobox.Option
            key={iso2}
            value={iso2}
            active={iso2 === chosen}
            aria-selected={iso2 === chosen}
            className={classes.option}
          >
            <SeenFlag code={iso2} />
            <span className={classes.name}>{name}</span>
            <span className={classes.dial}>{dial}</span>
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {found.length === 0 && <p className={classes.none}>Ningún país coincide con la búsqueda.</p>}
      <VisuallyHidden role="status">
        {query !== '' && (found.length === 1 ? '1 país' : `${found.length} países`)}
      </VisuallyHidden>
    </Combobox>
  );
}
