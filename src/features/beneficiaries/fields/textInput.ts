import { fieldHelp, type FieldRule } from '../fieldRules';

/** What the keyboard and the browser are told about a typed field. It is another person's data: nothing is filled in. */
export function textInputProps(rule: FieldRule, error: string | undefined) {
  const help = fieldHelp(rule);
  const digits = rule.hint?.kind === 'digits';
  const capitals = rule.hint?.kind === 'code' || rule.hint?.kind === 'countryCode';
  return {
    label: rule.label,
    // Said once: below the field when it has become the error.
    description: help === error ? undefined : help,
    required: !rule.optional,
    withAsterisk: false,
    autoComplete: 'off',
    autoCorrect: 'off',
    autoCapitalize: capitals ? 'characters' : digits ? 'off' : 'words',
    inputMode: digits ? 'numeric' : 'text',
    enterKeyHint: 'next',
    spellCheck: false,
  } as const;
}
