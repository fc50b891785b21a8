import type { Beneficiary } from '@/api/beneficiaries';
import { detailLines, type DetailLine } from '@/api/paymentDetails';
import type { FieldConfiguration, PaymentMethod } from '@/api/paymentMethods';
import { detailKind, type DetailKind } from '@/lib/detailKind';
import { endOf } from '@/lib/endOf';

/** Maximum number of details in a summary (product 2.18). */
const SUMMARY_FIELDS = 6;

function entriesOf({ paymentDetails }: Beneficiary): readonly (readonly [string, string])[] {
  return Object.entries(paymentDetails).filter(([, value]) => value.trim() !== '');
}

function titleEntry(beneficiary: Beneficiary): readonly [string, string] | undefined {
  const entries = entriesOf(beneficiary);
  const first = (kind: DetailKind) => entries.find(([key]) => detailKind(key) === kind);
  return first('alias') ?? first('holder') ?? entries[0];
}

/** A beneficiary's display name: alias, else holder, else first value, else '#id' (product 3.8). */
export function beneficiaryTitle(beneficiary: Beneficiary): string {
  return titleEntry(beneficiary)?.[1].trim() ?? `#${beneficiary.id}`;
}

const isName = (key: string) => ['alias', 'holder'].includes(detailKind(key) ?? '');

/**
 * A display name that may be stored: an alias or a holder, else only the end of the title, which may be a phone, a
 * document or an account; '#id' if the title is short.
 */
export function beneficiaryShortTitle(beneficiary: Beneficiary): string {
  const [key = '', value = ''] = titleEntry(beneficiary) ?? [];
  return isName(key) ? value.trim() : (endOf(value) ?? `#${beneficiary.id}`);
}

/** All names that a server may use for a beneficiary in the history: title, aliases and holder. */
export function beneficiaryNames(beneficiary: Beneficiary): readonly string[] {
  const names = entriesOf(beneficiary)
    .filter(([key]) => isName(key))
    .map(([, value]) => value.trim());
  return [...new Set([beneficiaryShortTitle(beneficiary), ...names])];
}

/**
 * Whom an exchange names: without an alias, the beneficiary with the id; else the one with the id if it still has that
 * name, or the only one with that name. The id in an exchange may belong to the exchange's own copy and equal another
 * beneficiary's id here.
 */
export function chosenBeneficiary(
  beneficiaries: readonly Beneficiary[],
  id: number | undefined,
  alias: string | undefined,
): Beneficiary | undefined {
  if (alias === undefined) return beneficiaries.find((one) => one.id === id);
  const named = beneficiaries.filter((one) => beneficiaryTitle(one) === alias.trim());
  return named.find((one) => one.id === id) ?? (named.length === 1 ? named[0] : undefined);
}

const legacyMethods = { pago_movil: 'Pago móvil', transferencia: 'Transferencia' } as const;

/** The name of the beneficiary's payment method; undefined if the method is unknown. */
export function methodName(beneficiary: Beneficiary, methods: readonly PaymentMethod[]): string | undefined {
  const method = methods.find(({ id }) => id === beneficiary.paymentMethodId);
  return method?.name ?? (beneficiary.legacyType && legacyMethods[beneficiary.legacyType]);
}

/**
 * The details that identify a beneficiary, at most 6, without the one that is the title. `methods` identifies the
 * method's fields by name when a configuration has no id.
 */
export function beneficiarySummary(
  beneficiary: Beneficiary,
  configurations: readonly FieldConfiguration[],
  methods: readonly PaymentMethod[],
): readonly DetailLine[] {
  const title = titleEntry(beneficiary)?.[0];
  const method = { id: beneficiary.paymentMethodId, name: methodName(beneficiary, methods) ?? null };
  const told = Object.fromEntries(entriesOf(beneficiary).filter(([key]) => key !== title));
  return detailLines(told, method, configurations).slice(0, SUMMARY_FIELDS);
}
