import type { FieldConfiguration } from '@/api/paymentMethods';
import type { FieldRule } from './fieldRules';
import { accepts } from './pattern/accepts';
import { hintOf } from './pattern/hint';
import { parsePattern } from './pattern/parse';
import { prefixOf } from './pattern/prefix';

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
