import { parsePattern, type Pattern } from '@/features/beneficiaries/pattern/parse';

/** The rule of an expression that must be one. */
export function pattern(source: string): Pattern {
  const parsed = parsePattern(source);
  if (!parsed) throw new Error(`no rule: ${source}`);
  return parsed;
}
