import type { FieldOption } from '@/api/paymentMethods';
import { TextInput } from '@mantine/core';
import { isAccountField } from '../fieldRules';
import { AccountHelp } from './AccountHelp';
import type { FieldProps } from './fieldProps';
import { textInputProps } from './textInput';

/** A text field; under an account number stands what its digits tell. */
export function TextField({
  rule,
  banks,
  ...field
}: FieldProps & { readonly banks: readonly FieldOption[] }) {
  return (
    <div>
      <TextInput
        {...textInputProps(rule, field.error)}
        data-path={field.path}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
        onBlur={field.onBlur}
        error={field.error}
      />
      {isAccountField(rule) && <AccountHelp account={field.value.trim()} banks={banks} />}
    </div>
  );
}
