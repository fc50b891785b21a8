import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { FieldOption } from '@/api/paymentMethods';
import { useCaret } from '@/ui/fields/useCaret';
import { isAccountField, withoutSeparators } from '../fieldRules';
import { AccountHelp } from './AccountHelp';
import type { FieldProps } from './fieldProps';
import { textInputProps } from './textInput';

/** A text field; an account number has help below it. */
export function TextField({
  rule,
  banks,
  ...field
}: FieldProps & { readonly banks: readonly FieldOption[] }) {
  const { input, place } = useCaret();
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget;
    const kept = withoutSeparators(rule, text);
    if (kept !== text) place(withoutSeparators(rule, text.slice(0, selectionStart ?? text.length)).length);
    field.onChange(kept);
  };
  return (
    <div>
      <TextInput
        {...textInputProps(rule, field.error)}
        ref={input}
        data-path={field['data-path']}
        value={field.value}
        onChange={type}
        onBlur={field.onBlur}
        error={field.error}
      />
      {isAccountField(rule) && <AccountHelp account={field.value.trim()} banks={banks} />}
    </div>
  );
}
