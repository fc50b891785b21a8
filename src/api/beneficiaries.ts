import { queryOptions } from '@tanstack/react-query';
import { asNumber, asObject, asText, parseJson, pick, textFields, type JsonObject } from '@/lib/jsonValues';
import { uniqueBy } from '@/lib/unique';
import { call, callAndRead, type CallOptions } from './http';
import { rowsOf } from './rows';
import type { BeneficiaryBody, PaymentDetails } from './wire';

/** Somebody who can receive money. `paymentMethodId` is 0 when the server does not give it (legacy rows). */
export interface Beneficiary {
  readonly id: number;
  readonly paymentMethodId: number;
  /** Values by system field name, never empty ones. */
  readonly paymentDetails: PaymentDetails;
  /** The kind of a row in the legacy form (product 3.8). */
  readonly legacyType?: LegacyType;
}

export type LegacyType = 'pago_movil' | 'transferencia';

/** Fields of the legacy form, in the order in which a title is searched. A row may have others. */
const legacyFields: Readonly<Record<LegacyType, readonly string[]>> = {
  pago_movil: ['alias', 'nickname', 'apodo', 'nombre_corto', 'telefono', 'cedula', 'bankCode'],
  transferencia: ['alias', 'nickname', 'apodo', 'nombre_corto', 'beneficiario', 'cedula', 'cuenta'],
};

/** Details as an object, from an object or its JSON text. */
const detailsObject = (value: unknown) => asObject(typeof value === 'string' ? parseJson(value) : value);

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
/** Fields that describe the row itself and are no payment details. */
const ownNames: ReadonlySet<string> = new Set([
  ...idNames,
  ...methodIdNames,
  ...detailNames,
  ...typeNames,
  ...['userId', 'fkUser', 'FKUser', 'paymentMethod', 'paymentMethodName', 'PaymentMethodName'],
]);

/** The details of a legacy row: its details object, else the fields beside its id (product 3.8). */
function legacyDetails(type: LegacyType, row: JsonObject, details: JsonObject = {}): PaymentDetails {
  const source = Object.keys(details).some((name) => !typeNames.includes(name)) ? details : row;
  const own = source === row ? ownNames : new Set(typeNames);
  const others = Object.keys(source).filter((name) => !own.has(name));
  return textFields(source, [...new Set([...legacyFields[type], ...others])]);
}

/** Reads one beneficiary in any accepted spelling; undefined without an id. */
function readBeneficiary(value: unknown): Beneficiary | undefined {
  const row = asObject(value);
  const id = asNumber(pick(row, ...idNames));
  if (!row || id === undefined) return undefined;
  const details = detailsObject(pick(row, ...detailNames));
  const legacyType = readLegacyType(row) ?? readLegacyType(details);
  return {
    id,
    paymentMethodId: asNumber(pick(row, ...methodIdNames)) ?? 0,
    paymentDetails: legacyType ? legacyDetails(legacyType, row, details) : textFields(details ?? {}),
    ...(legacyType && { legacyType }),
  };
}

/** Reads the saved beneficiaries from an array, data, beneficiaries or Beneficiaries; each id once (product 7.5). */
export function readBeneficiaries(answer: unknown): readonly Beneficiary[] {
  const rows = rowsOf(answer, 'data', 'beneficiaries', 'Beneficiaries');
  const beneficiaries = rows.flatMap((row) => readBeneficiary(row) ?? []);
  return uniqueBy(beneficiaries, ({ id }) => id);
}

async function fetchBeneficiaries(options: CallOptions = {}): Promise<readonly Beneficiary[]> {
  return await callAndRead('listBeneficiaries', {}, readBeneficiaries, { ...options, list: true });
}

/** True when method and details are the same; the order of the details does not matter. */
function isSame(row: Beneficiary, body: BeneficiaryBody): boolean {
  const text = ({ paymentDetails }: Pick<BeneficiaryBody, 'paymentDetails'>) =>
    // Stryker disable next-line EqualityOperator: the names are all different, and any order will do.
    JSON.stringify(Object.entries(paymentDetails).sort(([a], [b]) => (a < b ? -1 : 1)));
  return row.paymentMethodId === body.paymentMethodId && text(row) === text(body);
}

/** Finds the row that was just saved: a new row, else one with the same content. */
function savedRow(
  list: readonly Beneficiary[],
  body: BeneficiaryBody,
  known: readonly number[] | undefined,
): Beneficiary | undefined {
  const added = known && list.filter(({ id }) => !known.includes(id));
  // Stryker disable next-line ArrayDeclaration: a text has no payment method.
  const same = (rows: readonly Beneficiary[] = []) => rows.findLast((row) => isSame(row, body));
  // The server may rewrite details. A single new row is then the saved one; several, as of another tab, are ambiguous.
  return same(added) ?? (added?.length === 1 ? added[0] : undefined) ?? same(list);
}

export interface SaveOptions {
  /** The ids in the cached list. Any other id in a list that is read later is new. Undefined without a cached list. */
  readonly known: readonly number[] | undefined;
  /** The same for each repeat of one press, so that the server saves once. */
  readonly idempotencyKey: string;
}

/**
 * Reads the answer to a saved `body`. Fields missing in the answer are taken from the body; undefined when neither has
 * an id.
 */
export function readSavedBeneficiary(value: unknown, body: BeneficiaryBody): Beneficiary | undefined {
  const answer = asObject(value);
  const row = asObject(pick(answer, 'data', 'beneficiary', 'Beneficiary')) ?? answer;
  const saved = readBeneficiary(row) ?? (body.id === undefined ? undefined : readBeneficiary(body));
  if (!saved) return undefined;
  const answered = Object.keys(saved.paymentDetails).length > 0;
  return {
    id: saved.id,
    paymentMethodId: saved.paymentMethodId || body.paymentMethodId,
    paymentDetails: answered ? saved.paymentDetails : body.paymentDetails,
  };
}

/**
 * POST /api/beneficiaries: creates a beneficiary, or changes the one whose id is in the body. Any 2xx means saved
 * (decision 13). An id that the answer does not give is looked up in the list.
 * @returns the saved beneficiary; undefined when it was saved but cannot be identified.
 */
export async function saveBeneficiary(
  body: BeneficiaryBody,
  { known, idempotencyKey }: SaveOptions,
): Promise<Beneficiary | undefined> {
  const headers = { 'idempotency-key': idempotencyKey };
  const saved = await callAndRead(
    'saveBeneficiary',
    { body },
    (answer) => readSavedBeneficiary(answer, body),
    { headers, anyBody: true },
  );
  if (saved) return saved;
  const list = await fetchBeneficiaries().catch(() => []);
  return savedRow(list, body, known);
}

export async function deleteBeneficiary(id: number): Promise<void> {
  await call('deleteBeneficiary', { params: { id } });
}

/** The saved beneficiaries, in the server's order. */
export const beneficiariesQuery = queryOptions({
  // Stryker disable next-line StringLiteral: the text only has to differ from the other keys.
  queryKey: ['beneficiaries'],
  queryFn: ({ signal }) => fetchBeneficiaries({ signal }),
});
