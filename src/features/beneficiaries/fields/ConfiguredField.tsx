import { Input, NativeSelect, TextInput } from '@mantine/core';
import { useId, useState, type ChangeEvent } from 'react';
import type { FieldOption } from '@/api/paymentMethods';
import { ACCOUNT_DIGITS } from '@/lib/banks';
import { SearchSelect } from '@/ui/fields/SearchSelect';
import { typedIn, useCaret } from '@/ui/fields/useCaret';
import { IconAlertTriangle, IconBuildingBank } from '@/ui/icons';
import { accountNotes } from '../bankAccount';
import { isAccountField, withoutSeparators } from '../fieldRules';
import { joinPrefix, splitPrefix, type Prefix } from '../pattern/prefix';
import { textInputProps, type FieldProps } from './textInput';
import classes from './ConfiguredField.module.css';

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
    />
  );
}

interface AccountHelpProps {
  readonly account: string;
  /** The bank options of the same form. */
  readonly banks: readonly FieldOption[];
}

/** Shows the bank of an account number, the number of typed digits, and a warning if the check digits do not match. */
function AccountHelp({ account, banks }: AccountHelpProps) {
  const { bank, suspicious } = accountNotes(account, banks);
  const digits = account.replace(/\D/g, '').length;
  return (
    <div className={classes.help} role="status">
      {bank !== undefined && (
        <p className={classes.bank}>
          <IconBuildingBank size={18} aria-hidden />
          <span translate="no">{bank}</span>
        </p>
      )}
      {digits > 0 && digits < ACCOUNT_DIGITS && (
        <p className={classes.count} aria-hidden>
          {`${digits} de ${ACCOUNT_DIGITS}`}
        </p>
      )}
      {suspicious && (
        <p className={classes.warning}>
          <IconAlertTriangle size={18} aria-hidden />
          Revisa el número: los dígitos de control no coinciden. Si es correcto, puedes guardarlo.
        </p>
      )}
    </div>
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

/** A text field with a select for its first character: V, E, J… before a document number. */
function PrefixField({ rule, prefixes, ...field }: FieldProps & { readonly prefixes: Prefix }) {
  const id = useId();
  const { label, description, required, ...attributes } = textInputProps(rule);
  // The selected character while the value is empty.
  const [chosen, setChosen] = useState(prefixes.chars[0] ?? '');
  const split = splitPrefix(prefixes, field.value);
  const prefix = field.value === '' ? chosen : split.prefix;
  const { input, place, composed } = useCaret(split.rest);
  const choose = (next: string) => {
    setChosen(next);
    // A value without a rest is a letter that was typed.
    if (field.value !== '') field.onChange(split.rest && next + split.rest);
  };
  const joined = (text: string) => joinPrefix(prefixes, prefix, withoutSeparators(rule, text));
  const restOf = (value: string) => splitPrefix(prefixes, value).rest;
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { text, caret } = typedIn(currentTarget);
    const value = joined(text);
    if (restOf(value) !== currentTarget.value) place(restOf(joined(text.slice(0, caret))).length);
    // Remembers the character for when the text is cleared.
    if (prefix !== '') setChosen(prefix);
    field.onChange(value);
  };
  return (
    <Input.Wrapper id={id} label={label} description={description} required={required} error={field.error}>
      <div className={classes.prefixed}>
        <NativeSelect
          className={classes.first}
          rightSectionWidth="2rem"
          aria-label={`${label}: primer carácter`}
          value={prefix}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[...(prefix === '' ? [{ value: '', label: '–' }] : []), ...prefixes.chars]}
        />
        <Input
          {...attributes}
          ref={input}
          id={id}
          className={classes.rest}
          required={required}
          data-path={field['data-path']}
          {...composed}
          onChange={type}
          onBlur={field.onBlur}
          error={field.error !== undefined}
        />
      </div>
    </Input.Wrapper>
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
