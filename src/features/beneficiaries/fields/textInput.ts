import { fieldExample } from '../fieldKind';
import type { FieldRule } from '../fieldRules';

/** Props of every configured field. */
export interface FieldProps {
  readonly rule: FieldRule;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error?: string | undefined;
  /** The field's path in its form, with which the form focuses it. */
  readonly 'data-path'?: string;
}

/** Keyboard and browser attributes of a text field. No autofill, because the data is another person's. */
export function textInputProps(rule: FieldRule) {
  const example = fieldExample(rule);
  const digits = rule.hint?.kind === 'digits';
  const capitals = rule.hint?.kind === 'code' || rule.hint?.kind === 'countryCode';
  return {
    label: rule.label,
    // The hint of the pattern is only the error of a wrong value.
    description: example && `Ejemplo: ${example}`,
    required: !rule.optional,
    autoComplete: 'off',
    autoCorrect: 'off',
    autoCapitalize: capitals ? 'characters' : digits ? 'off' : 'words',
    inputMode: digits ? 'numeric' : 'text',
    enterKeyHint: 'next',
    spellCheck: false,
  } as const;
}
