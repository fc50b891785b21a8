import * as v from 'valibot';

const FORM = /^\s*([\w.]+)\s*(>=|<=|!=|=|>|<)\s*(\S(?:.*\S)?)\s*$/;

const tests: Readonly<Record<string, (one: number | string, other: number | string) => boolean>> = {
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '>': (one, other) => one > other,
  '<': (one, other) => one < other,
  '>=': (one, other) => one >= other,
  '<=': (one, other) => one <= other,
};

/** A condition on the data of a call, such as 'amountSend > 1000' or 'exchangeBeneficiary.fkBeneficiary = 3'. */
export const conditionText = v.pipe(v.string(), v.regex(FORM, 'not a condition such as amountSend > 1000'));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), data);
}

/**
 * True if the data meet the condition. Two numbers, or two texts that are numbers, compare as numbers; others as
 * texts. A field that the data do not have meets no condition.
 */
export function meets(condition: string, data: unknown): boolean {
  const [, path = '', sign = '', wanted = ''] = FORM.exec(condition) ?? [];
  const value = valueAt(data, path);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return false;
  const text = String(value);
  const asNumbers = text.trim() !== '' && !Number.isNaN(Number(text)) && !Number.isNaN(Number(wanted));
  const test = tests[sign];
  return (asNumbers ? test?.(Number(text), Number(wanted)) : test?.(text, wanted)) ?? false;
}
