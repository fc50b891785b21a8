import { TextInput, VisuallyHidden } from '@mantine/core';
import {
  memo,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { systemClock } from '@/lib/clock';
import { findCountries } from '@/lib/phone/dialCountries';
import { IconSearch } from '../icons';
import { DialCodeOption } from './DialCodeOption';
import classes from './DialCodePicker.module.css';

interface DialCodeListProps {
  /** ISO code of the currently chosen country. */
  readonly chosen: string | undefined;
  /** Called with the ISO code, two uppercase letters. */
  readonly onPick: (iso2: string) => void;
}

const PAGE = 6;

/** Height of an option in rem (see the style sheet). */
const OPTION_REM = 2.75;

/** Number of options in the first paint, as many as fit, and how many of them come before the chosen one. */
const FIRST_OPTIONS = 7;
const FIRST_BEFORE = 3;

/**
 * The other options render afterwards in steps on both sides, so that a slow phone can handle the next tap in
 * between. Both times in ms.
 */
const STEP_OPTIONS = 3;
const STEP_MS = 32;
const PAUSE_MS = 400;

/** How far each key moves the active option; Home and End move the search field's caret instead. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
};

/** Padding in place of the options that are not yet rendered. */
function room(before: number, after: number): CSSProperties {
  return { '--before': `${before * OPTION_REM}rem`, '--after': `${after * OPTION_REM}rem` } as CSSProperties;
}

/**
 * A search field and a list of countries as one combobox: the focus stays in the field, the arrow keys move the
 * active option.
 */
export const DialCodeList = memo(function DialCodeList({ chosen, onPick }: DialCodeListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const found = useMemo(() => findCountries(query), [query]);
  const [active, setActive] = useState(() => found.findIndex(({ iso2 }) => iso2 === chosen));
  // Number of options rendered on each side of the first ones so far.
  const [around, setAround] = useState(0);
  const start = Math.max(0, Math.min(active - FIRST_BEFORE, found.length - FIRST_OPTIONS));
  const first = Math.max(0, start - around);
  const shown = found.slice(first, start + FIRST_OPTIONS + around);
  const left = found.length - first - shown.length;

  // Takes the focus when the list is shown; the list is rendered earlier.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);

  // The active option may not be rendered yet; scroll to it once it is.
  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const whole = first === 0 && left === 0;
  useEffect(() => {
    if (whole) return;
    const draw = () => startTransition(() => setAround(around + STEP_OPTIONS));
    return systemClock.after(around === 0 ? PAUSE_MS : STEP_MS, draw);
  }, [around, whole]);

  useEffect(() => {
    // Scrolls the chosen country to the middle of the list, and the whole panel into view.
    const options = list.current;
    const option = options?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (options && option) {
      options.scrollTop =
        option.offsetTop - options.offsetTop - (options.clientHeight - option.offsetHeight) / 2;
    }
    options?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);

  const optionId = (iso2: string) => `${id}-${iso2}`;

  const pick = (event: MouseEvent<HTMLElement>) => {
    const option = (event.target as Element).closest<HTMLElement>('[data-country]');
    if (option?.dataset.country) onPick(option.dataset.country);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    const picked = found[active];
    if (step !== undefined) {
      event.preventDefault();
      const last = found.length - 1;
      // Single steps wrap around, page steps stop at the ends.
      const next = active + step;
      if (Math.abs(step) === 1) setActive(next < 0 ? last : next > last ? 0 : next);
      else setActive(Math.min(Math.max(next, 0), last));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (picked) onPick(picked.iso2);
    }
  };

  const activeCountry = found[active];
  return (
    <>
      <TextInput
        ref={field}
        role="combobox"
        aria-label="Buscar país o prefijo"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeCountry && optionId(activeCountry.iso2)}
        placeholder="País o prefijo"
        leftSection={<IconSearch size={18} aria-hidden />}
        // Overrides the width that a surrounding field's section would set.
        leftSectionWidth="2.75rem"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
          list.current?.scrollTo({ top: 0 });
        }}
        onKeyDown={onKeyDown}
        autoComplete="off"
        enterKeyHint="done"
        spellCheck={false}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field handles the keys */}
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label="Países"
        className={classes.list}
        style={room(first, left)}
        tabIndex={-1}
        onClick={pick}
        // Keeps the focus, and with it the phone's keyboard, in the search field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map((country, index) => (
          <DialCodeOption
            key={country.iso2}
            id={optionId(country.iso2)}
            country={country}
            chosen={country.iso2 === chosen}
            active={first + index === active}
            place={first + index + 1}
            total={found.length}
          />
        ))}
      </ul>
      {found.length === 0 && <p className={classes.none}>Ningún país coincide con la búsqueda.</p>}
      <VisuallyHidden role="status">
        {query !== '' && (found.length === 1 ? '1 país' : `${found.length} países`)}
      </VisuallyHidden>
    </>
  );
});
