import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { FieldOption } from '@/api/paymentMethods';
import { SearchSelect } from '@/ui/fields/SearchSelect';
import { typedIn, useCaret } from '@/ui/fields/useCaret';
import { isAccountField, withoutSeparators } from '../fieldRules';
import { AccountHelp } from './AccountHelp';
import { PrefixField } from './PrefixField';
import { textInputProps, type FieldProps } from './textInput';

/** A combo box with the options of the server. */
function ChoiceField({ rule, ...field }: FieldProps) {
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

/** A text field; an account number has help below it. */
function TextField({ rule, banks, ...field }: FieldProps & { readonly banks: readonly FieldOption[] }) {
  const { input, place, composed } = useCaret(field.value);
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { text, caret } = typedIn(currentTarget);
    const kept = withoutSeparators(rule, text);
    if (kept !== currentTarget.value) place(withoutSeparators(rule, text.slice(0, caret)).length);
    field.onChange(kept);
  };
  return (
    <div>
      <TextInput
        {...textInputProps(rule)}
        ref={input}
        data-path={field['data-path']}
        {...composed}
        onChange={type}
        onBlur={field.onBlur}
        error={field.error}
      />
      {isAccountField(rule) && <AccountHelp account={field.value.trim()} banks={banks} />}
    </div>
  );
}

/** One field of a payment method's form, by its kind of control. */
export function ConfiguredField({
  banks,
  ...field
}: FieldProps & { readonly banks: readonly FieldOption[] }) {
  const { control, prefix } = field.rule;
  if (control === 'choice') return <ChoiceField {...field} />;
  return prefix ? <PrefixField {...field} prefixes={prefix} /> : <TextField {...field} banks={banks} />;
}
