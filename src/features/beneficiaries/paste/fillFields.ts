import type { PaymentMethod } from '@/api/paymentMethods';
import { fieldKind, fittingValue } from '../fieldKind';
import type { FieldRule } from '../fieldRules';
import { fold } from './cleanText';
import type { PastedData } from './parseMessage';

/** A configured field and the value that the message gives it. */
export interface Fill {
  readonly rule: FieldRule;
  readonly value: string;
}

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

/**
 * The values of a message by configured field. A field stays empty if its rule refuses the value, or if another field
 * asks for the same.
 */
export function fillFields(rules: readonly FieldRule[], data: PastedData): readonly Fill[] {
  const kinds = rules.map(fieldKind);
  return rules.flatMap((rule, index) => {
    const kind = kinds[index];
    if (kind === undefined || kinds.indexOf(kind) !== kinds.lastIndexOf(kind)) return [];
    const said = kind === 'alias' ? (data.alias ?? data.holder) : data[kind];
    if (said === undefined) return [];
    const value = fittingValue(kind, said, rule);
    return value === undefined ? [] : [{ rule, value }];
  });
}
