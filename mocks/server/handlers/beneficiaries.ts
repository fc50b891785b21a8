import type { PaymentDetails, WireBeneficiary } from '@/api/wire';
import type { Beneficiary } from '../db/models';
import { invalidField } from '../rules/beneficiaries';
import { fieldConfigurations, paymentMethods } from '../seeds/paymentMethods';
import { found, refuse } from './fault';
import type { Call, Handlers } from './handler';
import { writtenOnce } from './idempotency';

/** A beneficiary's details. The cast is safe: only the sandbox writes this column. */
export function detailsOf({ paymentDetails }: Beneficiary): PaymentDetails {
  return JSON.parse(paymentDetails) as PaymentDetails;
}

function toWire(row: Beneficiary): WireBeneficiary {
  return { id: row.id, paymentMethodId: row.paymentMethodId, paymentDetails: detailsOf(row) };
}

/** Creates or updates a row and returns its id. */
function save({ db, user, body }: Call<'saveBeneficiary'>): number {
  const { id, paymentMethodId } = body;
  if (!paymentMethods.some(({ pkPaymentMethod }) => pkPaymentMethod === paymentMethodId)) {
    refuse(422, 'Método de pago desconocido.');
  }
  const fields = fieldConfigurations.filter(({ fkPaymentMethod }) => fkPaymentMethod === paymentMethodId);
  const invalid = invalidField(body.paymentDetails, fields);
  if (invalid) refuse(422, `Campo inválido: ${invalid.translatedFieldName}`);
  const paymentDetails = JSON.stringify(body.paymentDetails);
  if (id === undefined) {
    const row = { id: db.nextNumber('beneficiary'), userId: user.id, paymentMethodId, paymentDetails };
    return db.beneficiary.insert(row).id;
  }
  const own = db.beneficiary.get(id);
  found(own?.userId === user.id ? own : undefined);
  return db.beneficiary.update(id, { paymentMethodId, paymentDetails }).id;
}

/**
 * Beneficiaries. Users see and change only their own. A repeated idempotency key returns the first answer and saves
 * nothing.
 */
export const beneficiaryHandlers: Handlers<'listBeneficiaries' | 'saveBeneficiary' | 'deleteBeneficiary'> = {
  listBeneficiaries: ({ db, user }) => ({
    data: db.beneficiary.filter(({ userId }) => userId === user.id).map(toWire),
  }),

  saveBeneficiary(call) {
    const id = writtenOnce(call, 'saveBeneficiary', () => save(call));
    return toWire(found(call.db.beneficiary.get(id)));
  },

  deleteBeneficiary({ db, user, params }) {
    const own = db.beneficiary.get(params.id);
    found(own?.userId === user.id ? own : undefined);
    db.beneficiary.remove(params.id);
    return { ok: true };
  },
};
