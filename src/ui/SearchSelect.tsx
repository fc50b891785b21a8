import { foldText, matchesSearch } from '@/lib/textSearch';
import { Select, type ComboboxItem, type OptionsFilter, type SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** With more options than these, typing narrows the list. */
const SEARCH_FROM = 6;

/** What matches without regard to accents, labels that begin with the search first. */
const withoutAccents: OptionsFilter = ({ options, search }) => {
  const query = foldText(search.trim());
  const found = (options as readonly ComboboxItem[]).flatMap((option) => {
    const text = foldText(option.label);
    return matchesSearch(text, query) ? [{ option, begins: text.startsWith(query) }] : [];
  });
  return found.sort((a, b) => Number(b.begins) - Number(a.begins)).map(({ option }) => option);
};

export interface SearchSelectProps extends Omit<SelectProps, 'searchable' | 'filter' | 'data'> {
  /** The visible name of the field. */
  readonly label: ReactNode;
  /** What can be chosen, in this order; more than six are searched by typing. */
  readonly data: readonly ComboboxItem[];
  /** Gets the value of what was chosen, and the whole option. */
  readonly onChange: (value: string | null, option: ComboboxItem | null) => void;
  /** What is wrong with the choice, below the field. */
  readonly error?: ReactNode;
}

/** A list to choose one from; a long one is searched by any word, whatever its accents. */
export function SearchSelect({ data, ...props }: SearchSelectProps) {
  return (
    <Select
      data={data}
      searchable={data.length > SEARCH_FROM}
      filter={withoutAccents}
      nothingFoundMessage="Sin coincidencias"
      maxDropdownHeight={280}
      allowDeselect={false}
      // Enter takes the first match. What is typed replaces the choice that stood there, and nothing is sent by it.
      selectFirstOptionOnChange
      onClick={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        const open = event.currentTarget.getAttribute('aria-expanded') === 'true';
        if (event.key === 'Enter' && open) event.preventDefault();
      }}
      // A closed list is not in the page: hundreds of hidden options would be drawn anew with every key.
      comboboxProps={{ withinPortal: false, keepMounted: false, shadow: 'lg' }}
      {...props}
    />
  );
}
