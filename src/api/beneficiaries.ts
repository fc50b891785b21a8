import { asArray, asNumber, asObject, asText, pick, type JsonObject } from '@/lib/read';
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

/** Fields of the legacy form, which stand beside the id or in the details; an alias may come with them. */
const legacyFields: Readonly<Record<LegacyType, readonly string[]>> = {
  pago_movil: ['alias', 'nickname', 'telefono', 'cedula', 'bankCode'],
  transferencia: ['alias', 'nickname', 'beneficiario', 'cedula', 'cuenta'],
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

/** One beneficiary from any of the tolerated spellings; undefined without an id. */
function readBeneficiary(value: unknown): Beneficiary | undefined {
  const row = asObject(value);
  const id = asNumber(pick(row, 'id', 'Id', 'pkBeneficiary', 'PKBeneficiary', 'beneficiaryId'));
  if (!row || id === undefined) return undefined;
  const paymentMethodId =
    asNumber(
      pick(
        row,
        'paymentMethodId',
        'PaymentMethodId',
        'fkPaymentMethod',
        'FKPaymentMethod',
        'pkPaymentMethod',
      ),
    ) ?? 0;
  const details = detailsObject(pick(row, 'paymentDetails', 'PaymentDetails', 'payment_details'));
  const legacyType = readLegacyType(row) ?? readLegacyType(details);
  const fields = legacyType ? legacyFields[legacyType] : Object.keys(details ?? {});
  return {
    id,
    paymentMethodId,
    paymentDetails: textEntries(details ?? row, fields),
    ...(legacyType && { legacyType }),
  };
}

/** The saved beneficiaries, from an array or from data, beneficiaries or Beneficiaries (spec §7). */
export function readBeneficiaries(answer: unknown): readonly Beneficiary[] {
  const list = asArray(answer) ?? asArray(pick(asObject(answer), 'data', 'beneficiaries', 'Beneficiaries'));
  if (!list) throw unreadable();
  return list.flatMap((row) => readBeneficiary(row) ?? []);
}

/** GET /api/beneficiaries. */
async function fetchBeneficiaries(options: CallOptions = {}): Promise<readonly Beneficiary[]> {
  return readBeneficiaries(await call('listBeneficiaries', {}, options));
}

/**
 * POST /api/beneficiaries: creates one, or changes the one whose id the body carries. What the answer leaves out is
 * as it was sent.
 */
export async function saveBeneficiary(body: BeneficiaryBody): Promise<Beneficiary> {
  const answer = asObject(await call('saveBeneficiary', { body }));
  const saved = asObject(pick(answer, 'data', 'beneficiary', 'Beneficiary')) ?? answer;
  const beneficiary = readBeneficiary(saved) ?? (body.id === undefined ? undefined : readBeneficiary(body));
  if (!beneficiary) throw unreadable();
  const answered = Object.keys(beneficiary.paymentDetails).length > 0;
  return {
    id: beneficiary.id,
    paymentMethodId: beneficiary.paymentMethodId || body.paymentMethodId,
    paymentDetails: answered ? beneficiary.paymentDetails : body.paymentDetails,
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
