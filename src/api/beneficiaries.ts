import { asArray, asNumber, asObject, asText, pick, type JsonObject } from '@/lib/read';
import { uniqueBy } from '@/lib/unique';
import { queryOptions } from '@tanstack/react-query';
import { unreadable } from './errors';
import { call, type CallOptions } from './http';
import type { BeneficiaryBody, PaymentDetails } from './wire';

/** Somebody who can be sent money. `paymentMethodId` is 0 where the server did not say (legacy rows). */
export interface Beneficiary {
  readonly id: number;
  readonly paymentMethodId: number;
  /** Values by system field name, never empty ones. */
  readonly paymentDetails: PaymentDetails;
  /** The kind of a row in the legacy form (spec §3). */
  readonly legacyType?: LegacyType;
}

export type LegacyType = 'pago_movil' | 'transferencia';

/** Fields of the legacy form, which a title is looked for in first; others may come with them. */
const legacyFields: Readonly<Record<LegacyType, readonly string[]>> = {
  pago_movil: ['alias', 'nickname', 'apodo', 'nombre_corto', 'telefono', 'cedula', 'bankCode'],
  transferencia: ['alias', 'nickname', 'apodo', 'nombre_corto', 'beneficiario', 'cedula', 'cuenta'],
};

function textEntries(source: JsonObject, names: readonly string[]): PaymentDetails {
  const entries = names.flatMap((name) => {
    const text = asText(pick(source, name))?.trim();
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(entries);
}

/** Details as an object, from an object or its JSON text. */
function detailsObject(value: unknown): JsonObject | undefined {
  if (typeof value !== 'string') return asObject(value);
  try {
    return asObject(JSON.parse(value));
  } catch {
    return undefined;
  }
}

function readLegacyType(source: JsonObject | undefined): LegacyType | undefined {
  const type = asText(pick(source, 'type', 'Type'))
    ?.trim()
    .toLowerCase();
  return type === 'pago_movil' || type === 'transferencia' ? type : undefined;
}

const idNames = ['id', 'Id', 'pkBeneficiary', 'PKBeneficiary', 'beneficiaryId'];
const methodIdNames = [
  'paymentMethodId',
  'PaymentMethodId',
  'fkPaymentMethod',
  'FKPaymentMethod',
  'pkPaymentMethod',
];
const detailNames = ['paymentDetails', 'PaymentDetails', 'payment_details'];
const typeNames = ['type', 'Type'];
/** What a row says of itself, and not of the beneficiary's details. */
const ownNames: ReadonlySet<string> = new Set([
  ...idNames,
  ...methodIdNames,
  ...detailNames,
  ...typeNames,
  ...['userId', 'fkUser', 'FKUser', 'paymentMethod', 'paymentMethodName', 'PaymentMethodName'],
]);

/** The details of a legacy row: those it has, or else the fields that stand beside its id (spec §3). */
function legacyDetails(type: LegacyType, row: JsonObject, details: JsonObject = {}): PaymentDetails {
  const source = Object.keys(details).some((name) => !typeNames.includes(name)) ? details : row;
  const own = source === row ? ownNames : new Set(typeNames);
  const others = Object.keys(source).filter((name) => !own.has(name));
  return textEntries(source, [...new Set([...legacyFields[type], ...others])]);
}

/** One beneficiary from any of the tolerated spellings; undefined without an id. */
function readBeneficiary(value: unknown): Beneficiary | undefined {
  const row = asObject(value);
  const id = asNumber(pick(row, ...idNames));
  if (!row || id === undefined) return undefined;
  const details = detailsObject(pick(row, ...detailNames));
  const legacyType = readLegacyType(row) ?? readLegacyType(details);
  return {
    id,
    paymentMethodId: asNumber(pick(row, ...methodIdNames)) ?? 0,
    paymentDetails: legacyType
      ? legacyDetails(legacyType, row, details)
      : textEntries(details ?? {}, Object.keys(details ?? {})),
    ...(legacyType && { legacyType }),
  };
}

/** The saved beneficiaries, each id once, from an array or from data, beneficiaries or Beneficiaries (spec §7). */
export function readBeneficiaries(answer: unknown): readonly Beneficiary[] {
  const list = asArray(answer) ?? asArray(pick(asObject(answer), 'data', 'beneficiaries', 'Beneficiaries'));
  if (!list) throw unreadable();
  const beneficiaries = list.flatMap((row) => readBeneficiary(row) ?? []);
  return uniqueBy(beneficiaries, ({ id }) => id);
}

/** GET /api/beneficiaries. */
async function fetchBeneficiaries(options: CallOptions = {}): Promise<readonly Beneficiary[]> {
  return readBeneficiaries(await call('listBeneficiaries', {}, options));
}

/** True for the same method and the same details, in any order. */
function isSame(row: Beneficiary, body: BeneficiaryBody): boolean {
  const text = ({ paymentDetails }: Pick<BeneficiaryBody, 'paymentDetails'>) =>
    JSON.stringify(Object.entries(paymentDetails).sort(([a], [b]) => (a < b ? -1 : 1)));
  return row.paymentMethodId === body.paymentMethodId && text(row) === text(body);
}

/** The row of a list in which a new one was just saved: the new one, or one that says the same. */
function savedRow(
  list: readonly Beneficiary[],
  body: BeneficiaryBody,
  known: readonly number[] | undefined,
): Beneficiary | undefined {
  const added = known && list.filter(({ id }) => !known.includes(id));
  const same = (rows: readonly Beneficiary[] = []) => rows.findLast((row) => isSame(row, body));
  // The server may write details its own way; with several new rows, as of another tab, nobody could tell then.
  return same(added) ?? (added?.length === 1 ? added[0] : undefined) ?? same(list);
}

export interface SaveOptions {
  /** Ids of the list that is known: any other one in a list that is read again is new. Undefined while none is. */
  readonly known: readonly number[] | undefined;
  /** The same for each repeat of one press: the server then saves once. */
  readonly idempotencyKey: string;
}

/**
 * POST /api/beneficiaries: creates one, or changes the one whose id the body carries. Any 2xx has saved it (decisions
 * 42): what the answer leaves out is as it was sent, and an id that it leaves out is looked up in the list.
 * @returns what was saved; undefined when it was saved and nobody can tell which one it is.
 */
export async function saveBeneficiary(
  body: BeneficiaryBody,
  { known, idempotencyKey }: SaveOptions,
): Promise<Beneficiary | undefined> {
  const headers = { 'idempotency-key': idempotencyKey };
  const answer = asObject(await call('saveBeneficiary', { body }, { headers, anyBody: true }));
  const row = asObject(pick(answer, 'data', 'beneficiary', 'Beneficiary')) ?? answer;
  const saved = readBeneficiary(row) ?? (body.id === undefined ? undefined : readBeneficiary(body));
  if (!saved) {
    const list = await fetchBeneficiaries().catch(() => []);
    return savedRow(list, body, known);
  }
  const answered = Object.keys(saved.paymentDetails).length > 0;
  return {
    id: saved.id,
    paymentMethodId: saved.paymentMethodId || body.paymentMethodId,
    paymentDetails: answered ? saved.paymentDetails : body.paymentDetails,
  };
}

/** DELETE /api/beneficiaries/{id}. */
export async function deleteBeneficiary(id: number): Promise<void> {
  await call('deleteBeneficiary', { params: { id } });
}

/** The saved beneficiaries, in the server's order. */
export function beneficiariesQuery() {
  return queryOptions({
    queryKey: ['beneficiaries'],
    queryFn: ({ signal }) => fetchBeneficiaries({ signal }),
  });
}
