import type { Body } from '@/api/contract';
import type { PaymentDetails, WireBeneficiary, WireFieldConfiguration } from '@/api/wire';
import type { Database } from '../db/database';
import type { Beneficiary } from '../db/models';
import type { Nearest } from '../decision';
import { invalidField } from '../rules/beneficiaries';
import { fieldConfigurations, paymentMethods } from '../seeds/paymentMethods';
import { found, nearestRow, refuse } from './fault';
import type { Call, Handlers } from './handler';
import { writtenOnce } from './idempotency';

/** A beneficiary's details. The cast is safe: only the sandbox writes this column. */
function detailsOf({ paymentDetails }: Beneficiary): PaymentDetails {
  return JSON.parse(paymentDetails) as PaymentDetails;
}

function toWire(row: Beneficiary): WireBeneficiary {
  return { id: row.id, paymentMethodId: row.paymentMethodId, paymentDetails: detailsOf(row) };
}

/** The same details with a value that fits: one that a stored beneficiary has. */
function nearestDetails(
  db: Database,
  { paymentMethodId, paymentDetails }: Body<'saveBeneficiary'>,
  { systemFieldName, translatedFieldName, regex }: WireFieldConfiguration,
): Nearest {
  const stored = db.beneficiary
    .findMany({ where: { paymentMethodId: { equals: paymentMethodId } } })
    .map((row) => detailsOf(row)[systemFieldName])
    .find((value) => value !== undefined);
  const pattern = `${translatedFieldName} cumple ${regex}`;
  if (stored === undefined) return { text: `${pattern}.` };
  const body = { paymentDetails: { ...paymentDetails, [systemFieldName]: stored } };
  return { text: `${pattern}, como «${stored}».`, change: { body } };
}

/** Creates or updates a row and returns its id. */
function save({ db, user, body }: Call<'saveBeneficiary'>): number {
  const { id, paymentMethodId } = body;
  if (!paymentMethods.some(({ pkPaymentMethod }) => pkPaymentMethod === paymentMethodId)) {
    const text = `Uno de la lista: ${paymentMethods.map((one) => `${one.pkPaymentMethod} (${one.name})`).join(', ')}.`;
    refuse({ rule: 'paymentMethod', nearest: { text } });
  }
  const fields = fieldConfigurations.filter(({ fkPaymentMethod }) => fkPaymentMethod === paymentMethodId);
  const invalid = invalidField(body.paymentDetails, fields);
  if (invalid) {
    const nearest = nearestDetails(db, body, invalid);
    refuse({ rule: 'fieldPattern', named: invalid.translatedFieldName, nearest });
  }
  const paymentDetails = JSON.stringify(body.paymentDetails);
  if (id === undefined) {
    const row = { id: db.nextNumber('beneficiary'), userId: user.id, paymentMethodId, paymentDetails };
    return db.beneficiary.create(row).id;
  }
  const own = db.beneficiary.get(id);
  const first = db.beneficiary.findFirst({ where: { userId: { equals: user.id } } });
  found(own?.userId === user.id ? own : undefined, {
    text: first ? `Uno de la cuenta: ${first.id}.` : 'La cuenta no tiene ninguno: guarda sin id.',
    ...(first && { change: { body: { id: first.id } } }),
  });
  return db.beneficiary.update(id, { paymentMethodId, paymentDetails }).id;
}

/**
 * Beneficiaries. Users see and change only their own. A repeated idempotency key returns the first answer and saves
 * nothing.
 */
export const beneficiaryHandlers: Handlers<'listBeneficiaries' | 'saveBeneficiary' | 'deleteBeneficiary'> = {
  listBeneficiaries: ({ db, user }) => ({
    data: db.beneficiary.findMany({ where: { userId: { equals: user.id } } }).map(toWire),
  }),

  saveBeneficiary(call) {
    const id = writtenOnce(call, 'saveBeneficiary', () => save(call));
    const row = call.db.beneficiary.get(id);
    return toWire(found(row, { text: 'Otra clave de idempotencia: la fila ya no existe.' }));
  },

  deleteBeneficiary({ db, user, params }) {
    const own = db.beneficiary.get(params.id);
    const first = db.beneficiary.findFirst({ where: { userId: { equals: user.id } } });
    found(own?.userId === user.id ? own : undefined, nearestRow('/api/beneficiaries/', first?.id));
    db.beneficiary.delete(params.id);
    return { ok: true };
  },
};
