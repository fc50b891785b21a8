import type { PaymentMethod } from '@/api/paymentMethods';
import { detailKind } from '@/lib/detailKind';
import { bankOptions, fieldProblem, isAccountField, type FieldRule } from '../fieldRules';
import { accepts } from '../pattern/accepts';
import { fold } from './cleanText';
import type { PastedData } from './parseMessage';

/** A configured field and the value that the message gives it. */
export interface Fill {
  readonly rule: FieldRule;
  readonly value: string;
}

type Kind = Exclude<keyof PastedData, 'method'>;

const methodNames = {
  'pago-movil': /\bpago[ _-]*movil/,
  transferencia: /\btransferencia|\bcuenta|\bdeposito/,
} as const;

/** The server's method that a message means; undefined if none or several have such a name. */
export function methodOf(data: PastedData, methods: readonly PaymentMethod[]): PaymentMethod | undefined {
  const { method } = data;
  if (method === undefined) return undefined;
  const named = methods.filter(({ name }) => methodNames[method].test(fold(name)));
  return named.length === 1 ? named[0] : undefined;
}

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
function kindOf(rule: FieldRule): Kind | undefined {
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
function spellings(kind: Kind, value: string, rule: FieldRule): readonly string[] {
  if (kind === 'phone') return [value, `+58${value.slice(1)}`, `58${value.slice(1)}`, value.slice(1)];
  if (kind === 'document') return [value, `${value.charAt(0)}-${value.slice(1)}`];
  if (kind === 'accountType') return [optionFor(rule, value) ?? ''];
  // The whole name is the best alias; a short form of it is the first word.
  if (kind === 'alias') return [value, value.split(' ')[0] ?? ''];
  return [value];
}

/**
 * The values of a message by configured field. A field stays empty if its rule refuses the value, or if another field
 * asks for the same.
 */
export function fillFields(rules: readonly FieldRule[], data: PastedData): readonly Fill[] {
  const kinds = rules.map(kindOf);
  return rules.flatMap((rule, index) => {
    const kind = kinds[index];
    if (kind === undefined || kinds.indexOf(kind) !== kinds.lastIndexOf(kind)) return [];
    const said = kind === 'alias' ? (data.alias ?? data.holder) : data[kind];
    if (said === undefined) return [];
    const value = spellings(kind, said, rule).find(
      (spelled) => spelled !== '' && fieldProblem(rule, spelled) === undefined,
    );
    return value === undefined ? [] : [{ rule, value }];
  });
}
