import { foldText, matchesSearch } from '@/lib/textSearch';
import { Select, type ComboboxItem, type OptionsFilter, type SelectProps } from '@mantine/core';

/** With more options than these, typing narrows the list. */
const SEARCH_FROM = 6;

const withoutAccents: OptionsFilter = ({ options, search }) =>
  (options as readonly ComboboxItem[]).filter(({ label }) => matchesSearch(foldText(label), search.trim()));

export type SearchSelectProps = Omit<SelectProps, 'searchable' | 'filter' | 'data'> & {
  readonly data: readonly ComboboxItem[];
};

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
      // A closed list is not in the page: hundreds of hidden options would be drawn anew with every key.
      comboboxProps={{ withinPortal: false, keepMounted: false, shadow: 'lg' }}
      {...props}
    />
  );
}
