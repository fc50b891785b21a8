import { SearchSelect } from '@/ui/fields/SearchSelect';
import type { FieldProps } from './fieldProps';

/** A combo box with the options of the server. */
export function ChoiceField({ rule, ...field }: FieldProps) {
  return (
    <SearchSelect
      label={rule.label}
      placeholder="Selecciona una opción"
      data={rule.options}
      value={field.value === '' ? null : field.value}
      onChange={(value) => field.onChange(value ?? '')}
      onBlur={field.onBlur}
      error={field.error}
      data-path={field['data-path']}
      required
      withAsterisk={false}
      autoComplete="off"
    />
  );
}
