import { Select, type ComboboxItem, type OptionsFilter, type SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { searchFor, searchText } from '@/lib/textSearch';
import { typedText } from '@/lib/typedText';

/** With more options than this, the list is searchable. */
const SEARCH_FROM = 6;

/** Matches without regard to accents; labels that start with the search text come first. */
const withoutAccents: OptionsFilter = ({ options, search }) => {
  const query = searchText(typedText(search).trim());
  const matches = searchFor(query);
  const found = (options as readonly ComboboxItem[]).flatMap((option) => {
    const text = searchText(option.label);
    return matches(text) ? [{ option, begins: text.startsWith(query) }] : [];
  });
  return found.sort((a, b) => Number(b.begins) - Number(a.begins)).map(({ option }) => option);
};

export interface SearchSelectProps extends Omit<SelectProps, 'searchable' | 'filter' | 'data'> {
  /** The visible label. */
  readonly label: ReactNode;
  /** The options in order; more than six are searchable. */
  readonly data: readonly ComboboxItem[];
  /** Called with the value of the chosen option and the option itself. */
  readonly onChange: (value: string | null, option: ComboboxItem | null) => void;
  /** The error below the field. */
  readonly error?: ReactNode;
}

/** A select field. A long list can be searched by any word, with or without accents. */
export function SearchSelect({ data, ...props }: SearchSelectProps) {
  return (
    <Select
      data={data}
      searchable={data.length > SEARCH_FROM}
      filter={withoutAccents}
      nothingFoundMessage="Sin coincidencias"
      // A phone held sideways keeps the field in sight.
      maxDropdownHeight="min(280px, 35dvh)"
      // Browsers stop at what scrolls; the next Tab leaves the field, whose list is gone then.
      scrollAreaProps={{ viewportProps: { tabIndex: -1 } }}
      allowDeselect={false}
      autoComplete="off"
      enterKeyHint="done"
      // Enter takes the first match and does not submit the form. Typing replaces the current choice.
      selectFirstOptionOnChange
      onClick={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        const open = event.currentTarget.getAttribute('aria-expanded') === 'true';
        if (event.key === 'Enter' && open) event.preventDefault();
      }}
      // A closed list is removed from the page; otherwise every key would re-render hundreds of hidden options.
      comboboxProps={{ withinPortal: false, keepMounted: false, shadow: 'lg' }}
      {...props}
    />
  );
}
