import { detailKind } from '@/lib/detailKind';
import { bankOptions, fieldProblem, isAccountField, withoutSeparators, type FieldRule } from './fieldRules';
import { readAccounts } from './paste/account';
import type { Found } from './paste/candidates';
import { cleanText, fold } from './paste/cleanText';
import { readBare, readLettered } from './paste/document';
import type { PastedData } from './paste/parseMessage';
import { readPhones } from './paste/phone';
import { accepts } from './pattern/accepts';

type Kind = Exclude<keyof PastedData, 'method'>;

const words = {
  bank: /\bbancos?\b|\bbank/,
  account: /\b(?:cuenta|account)/,
  accountType: /\btipo|\btype|\bclase/,
  document: /\bcedula|\brif\b|\bdocument|\bci\b|\bidentidad/,
  phone: /\btel|\bcelular|\bmovil|\bphone/,
  holder: /\btitular|\bholder|\bbeneficiari|\bnombre|\bname/,
} as const;

/** True if the rule takes all of these texts and none of those. */
const tells = (rule: FieldRule, taken: readonly string[], refused: readonly string[]) => {
  const { pattern } = rule;
  return (
    pattern !== undefined &&
    rule.control !== 'choice' &&
    taken.every((text) => accepts(pattern, text)) &&
    !refused.some((text) => accepts(pattern, text))
  );
};

/** What a field asks for: by its rule and its options, else by its name and its label. */
export function fieldKind(rule: FieldRule): Kind | undefined {
  if (detailKind(rule.name) === 'alias') return 'alias';
  if (rule.control === 'choice') {
    if (bankOptions([rule]).length > 0) return 'bank';
    return optionFor(rule, 'CORRIENTE') && optionFor(rule, 'AHORRO') ? 'accountType' : undefined;
  }
  if (isAccountField(rule)) return 'account';
  if (tells(rule, ['04121234567', '04241234567'], ['12345678901', 'V12345678'])) return 'phone';
  if (tells(rule, ['V12345678'], ['X12345678', 'ABCDEFGHI', '04121234567'])) return 'document';
  const said = fold(`${rule.name} ${rule.label}`).replace(/[_-]/g, ' ');
  if (words.accountType.test(said)) return undefined;
  return (['bank', 'account', 'document', 'phone', 'holder'] as const).find((kind) => words[kind].test(said));
}

const optionFor = ({ options }: FieldRule, type: string) =>
  options.find(({ value, label }) => fold(`${value} ${label}`).includes(type.toLowerCase()))?.value;

/** The spellings of a value that a server may ask for, the usual one first. */
function spellings(kind: Kind | undefined, value: string, rule: FieldRule): readonly string[] {
  if (kind === 'phone') return [value, `+58${value.slice(1)}`, `58${value.slice(1)}`, value.slice(1)];
  if (kind === 'document') return [value, `${value.charAt(0)}-${value.slice(1)}`];
  if (kind === 'accountType') return [optionFor(rule, value) ?? ''];
  // The whole name is the best alias; a short form of it is the first word.
  if (kind === 'alias') return [value, value.split(' ')[0] ?? ''];
  return [value];
}

/** The value as the rule wants it; undefined if the rule refuses it in every spelling. */
export function fittingValue(kind: Kind | undefined, value: string, rule: FieldRule): string | undefined {
  return spellings(kind, value, rule).find(
    (spelled) => spelled !== '' && fieldProblem(rule, spelled) === undefined,
  );
}

/** Values, and how people write them. */
const examples: Partial<Record<Kind, readonly [value: string, written: string]>> = {
  alias: ['Mamá', 'Mamá'],
  holder: ['María Pérez', 'María Pérez'],
  phone: ['04141234567', '0414 123 4567'],
  account: ['01340123000000000000', '0134 0123 …'],
  document: ['V12345678', '12.345.678'],
};
const CODE = ['CLAVE-123', 'CLAVE-123'] as const;

/** An example of what to type; undefined if none is known that the rule accepts. */
export function fieldExample(rule: FieldRule): string | undefined {
  if (rule.control === 'choice') return undefined;
  const kind = fieldKind(rule);
  const example = kind ? examples[kind] : rule.hint?.kind === 'code' ? CODE : undefined;
  if (!example) return undefined;
  const [value, written] = example;
  const typed = withoutSeparators(rule, written);
  return (fittingValue(kind, value, rule) ?? fittingValue(kind, typed, rule)) ? written : undefined;
}

const readers: Partial<Record<Kind, (folded: string) => Found>> = {
  phone: (folded) => readPhones(folded, folded),
  account: readAccounts,
  document: (folded) => {
    const lettered = readLettered(folded);
    return lettered.found.length > 0 ? lettered : readBare(folded, folded, []);
  },
};

/**
 * The value that a person means who typed this text: '+58 414 123 4567' is read as in a message, and a code gets its
 * capitals. A text stays as it is if the rule accepts it, or if that does not help.
 */
export function readTyped(rule: FieldRule, text: string): string {
  if (rule.control === 'choice' || fieldProblem(rule, text) === undefined) return text;
  const kind = fieldKind(rule);
  const read = kind && readers[kind];
  if (!read && !rule.hint?.isUpper) return text;
  const [only, ...others] = read
    ? read(cleanText(text).folded).found.map(({ value }) => value)
    : [text.trim().toUpperCase()];
  return only === undefined || others.length > 0 ? text : (fittingValue(read && kind, only, rule) ?? text);
}
