import type { FieldOption } from '@/api/paymentMethods';
import { ChoiceField } from './ChoiceField';
import type { FieldProps } from './fieldProps';
import { PrefixField } from './PrefixField';
import { TextField } from './TextField';

/** One field of a payment method's form, by its kind of control. */
export function ConfiguredField({
  banks,
  ...field
}: FieldProps & { readonly banks: readonly FieldOption[] }) {
  const { control, prefix } = field.rule;
  if (control === 'choice') return <ChoiceField {...field} />;
  return prefix ? <PrefixField {...field} prefixes={prefix} /> : <TextField {...field} banks={banks} />;
}
