import type { FieldConfiguration, FieldOption } from '@/api/paymentMethods';
import { ACCOUNT_DIGITS } from '@/lib/banks';
import { accepts } from './pattern/accepts';
import { hintOf, refusalText, type Hint } from './pattern/hint';
import { parsePattern, type Pattern } from './pattern/parse';
import { prefixOf, splitPrefix, type Prefix } from './pattern/prefix';

/** A configured field with its parsed regular expression. */
export interface FieldRule {
  /** Its key in paymentDetails. */
  readonly name: string;
  readonly label: string;
  readonly control: 'text' | 'prefixed' | 'choice';
  readonly options: readonly FieldOption[];
  /** Undefined means no rule. */
  readonly pattern: Pattern | undefined;
  readonly prefix: Prefix | undefined;
  /** For the typed text; with a prefix selector, for the text after the prefix. */
  readonly hint: Hint | undefined;
  /** True when the field may stay empty. */
  readonly optional: boolean;
}

/**
 * Parses a field's configuration. A combo box with an unreadable list becomes a text field, because nobody could fill
 * it in.
 */
export function fieldRule(configuration: FieldConfiguration): FieldRule {
  const { systemFieldName, label, options } = configuration;
  const pattern = parsePattern(configuration.regex);
  const isChoice = configuration.controlType === 'Combo box' && options.length > 0;
  const prefix = pattern && !isChoice ? prefixOf(pattern) : undefined;
  const hint = pattern && hintOf(prefix?.rest ?? pattern.root);
  return {
    name: systemFieldName,
    label,
    control: isChoice ? 'choice' : prefix ? 'prefixed' : 'text',
    options,
    pattern,
    prefix,
    hint,
    optional: !isChoice && (pattern === undefined || accepts(pattern, '')),
  };
}

/** The error of a value; undefined if it is valid (product 5.9). */
export function fieldProblem(rule: FieldRule, value: string): string | undefined {
  const text = value.trim();
  if (rule.control === 'choice' && !rule.options.some((option) => option.value === text))
    return 'Selecciona una opción válida.';
  if (!rule.pattern || !rule.hint || accepts(rule.pattern, text)) return undefined;
  return refusalText(rule.hint, rule.prefix ? splitPrefix(rule.prefix, text).rest : text);
}

/** Removes spaces, dots and hyphens from a number, because copied numbers often contain them. */
export function withoutSeparators({ hint }: FieldRule, text: string): string {
  return hint?.kind === 'digits' ? text.replace(/[\s.\-–]/g, '') : text;
}

/** True for a Venezuelan account number: exactly 20 digits. */
export function isAccountField({ control, hint }: FieldRule): boolean {
  return (
    control === 'text' &&
    hint?.kind === 'digits' &&
    hint.min === ACCOUNT_DIGITS &&
    hint.max === ACCOUNT_DIGITS
  );
}

/** The bank options of a form: the combo box whose values are all four-digit codes. */
export function bankOptions(rules: readonly FieldRule[]): readonly FieldOption[] {
  return (
    rules.find(({ options }) => options.length > 0 && options.every(({ value }) => /^\d{4}$/.test(value)))
      ?.options ?? []
  );
}
