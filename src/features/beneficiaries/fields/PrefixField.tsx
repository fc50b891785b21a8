import { Input, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { typedText } from '@/lib/typedText';
import { useCaret } from '@/ui/fields/useCaret';
import { IconChevronDown } from '@/ui/icons';
import { withoutSeparators } from '../fieldRules';
import { joinPrefix, splitPrefix, type Prefix } from '../pattern/prefix';
import { textInputProps, type FieldProps } from './textInput';
import classes from './PrefixField.module.css';

/** A text field with a select for its first character: V, E, J… before a document number. */
export function PrefixField({ rule, prefixes, ...field }: FieldProps & { readonly prefixes: Prefix }) {
  const id = useId();
  const { label, description, required, withAsterisk, ...input } = textInputProps(rule);
  // The selected character while the value is empty.
  const [chosen, setChosen] = useState(prefixes.chars[0] ?? '');
  const split = splitPrefix(prefixes, field.value);
  const prefix = field.value === '' ? chosen : split.prefix;
  const { composed } = useCaret(split.rest);
  const choose = (next: string) => {
    setChosen(next);
    if (split.rest !== '') field.onChange(next + split.rest);
  };
  const type = (text: string) => {
    // Remembers the character for when the text is cleared.
    if (prefix !== '') setChosen(prefix);
    field.onChange(joinPrefix(prefixes, prefix, withoutSeparators(rule, text)));
  };
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      required={required}
      withAsterisk={withAsterisk}
      error={field.error}
    >
      <div className={classes.fields}>
        <div className={classes.chooser}>
          <select
            className={classes.select}
            aria-label={`${label}: primer carácter`}
            value={prefix}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {prefix === '' && <option value="">–</option>}
            {prefixes.chars.map((char) => (
              <option key={char} value={char}>
                {char}
              </option>
            ))}
          </select>
          <IconChevronDown size={16} className={classes.chevron} aria-hidden />
        </div>
        <TextInput
          {...input}
          id={id}
          className={classes.rest}
          required={required}
          data-path={field['data-path']}
          {...composed}
          onChange={(event) => type(typedText(event.currentTarget.value))}
          onBlur={field.onBlur}
          error={field.error !== undefined}
        />
      </div>
    </Input.Wrapper>
  );
}
