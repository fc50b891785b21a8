import { readBeneficiaries, readSavedBeneficiary, type Beneficiary } from '@/api/beneficiaries';
import { isFieldOf } from '@/api/paymentDetails';
import { readFieldConfigurations, readPaymentMethods, type FieldConfiguration } from '@/api/paymentMethods';
import type { BeneficiaryBody, PaymentDetails } from '@/api/wire';
import { randomId } from '@/lib/randomId';
import type { Client } from './client';
import { read, type Judge } from './judge';
import type { Report } from './report';

/** Values that fit the usual patterns of a payment detail. */
const samples = [
  ...['Prueba de Turpial', 'V12345678', '04121234567', '0102', '01020000000000000000', 'CLAVE-12'],
  ...['Calle de la Prueba 12', 'Caracas', 'CORRIENTE', '12345678', 'prueba@turpial.example'],
];

const fits = (regex: string, value: string) => {
  try {
    return new RegExp(regex).test(value);
  } catch {
    return false;
  }
};

/** Details that fit the fields of a method; undefined if no sample does. */
function detailsFor(fields: readonly FieldConfiguration[]): PaymentDetails | undefined {
  const values = fields.map(({ systemFieldName, regex, options }) => {
    const choices = options.length > 0 ? options.map(({ value }) => value) : samples;
    return [systemFieldName, choices.find((value) => fits(regex, value))] as const;
  });
  const isComplete = fields.length > 0 && values.every(([, value]) => value !== undefined);
  return isComplete ? (Object.fromEntries(values) as PaymentDetails) : undefined;
}

/** A beneficiary for a method whose fields samples fit. A server may give fields only the name of their method. */
async function sampleBody({ success }: Judge, client: Client): Promise<BeneficiaryBody | undefined> {
  const fields = read(readFieldConfigurations, await success(client, 'listFieldConfigurations')) ?? [];
  const listed = read(readPaymentMethods, await success(client, 'listPaymentMethods')) ?? [];
  const named = fields.flatMap(({ paymentMethodId: id }) => (id === undefined ? [] : [{ id, name: null }]));
  for (const method of [...listed, ...named]) {
    const paymentDetails = detailsFor(fields.filter((field) => isFieldOf(field, method)));
    if (paymentDetails) return { paymentMethodId: method.id, paymentDetails };
  }
  return undefined;
}

/** Finds the ids of what is saved for an account from now on, and deletes it. */
async function createTraces({ success }: Judge, client: Client, report: Report) {
  const list = async () => read(readBeneficiaries, await success(client, 'listBeneficiaries'));
  const known = new Set((await list())?.map(({ id }) => id));
  const made = new Set<number>();
  return {
    /** The id of a saved beneficiary: that of the answer, else of the row with these details that the list did not have. */
    async note(answer: unknown, { paymentMethodId, paymentDetails }: BeneficiaryBody) {
      if (answer === undefined) return undefined;
      const sent = { paymentMethodId, paymentDetails };
      let id = read((one) => readSavedBeneficiary(one, sent), answer)?.id;
      if (id === undefined) {
        const added = (await list())?.filter((row) => !known.has(row.id) && !made.has(row.id));
        const details = Object.entries(paymentDetails);
        id = added?.find((row) => details.every(([name, value]) => row.paymentDetails[name] === value))?.id;
        if (id === undefined && added?.length !== 0)
          report.add('saveBeneficiary', ['a saved beneficiary stays: neither answer nor list says its id']);
      }
      if (id !== undefined) made.add(id);
      return id;
    },
    async removeAll() {
      for (const id of made) await success(client, 'deleteBeneficiary', { params: { id } });
      made.clear();
    },
  };
}

/** Saves a beneficiary and deletes it after `whileThere`. */
export async function withBeneficiary(
  judge: Judge,
  client: Client,
  report: Report,
  body: BeneficiaryBody,
  whileThere: (row: Beneficiary) => Promise<void>,
): Promise<void> {
  const traces = await createTraces(judge, client, report);
  const id = await traces.note(await judge.success(client, 'saveBeneficiary', { body }), body);
  if (id !== undefined) await whileThere({ ...body, id });
  await traces.removeAll();
}

/** Makes a beneficiary, and deletes it after `whileThere`. */
export async function driveBeneficiaries(
  judge: Judge,
  client: Client,
  report: Report,
  whileThere: (row: Beneficiary) => Promise<void>,
): Promise<void> {
  const { success, refused } = judge;
  const body = await sampleBody(judge, client);
  if (!body) {
    for (const name of ['saveBeneficiary', 'deleteBeneficiary'] as const)
      report.skip(name, 'no payment method whose fields a sample fits');
    return;
  }
  const { note, removeAll } = await createTraces(judge, client, report);
  const headers = { 'idempotency-key': randomId() };
  const saved = async (sent: BeneficiaryBody) =>
    note(await success(client, 'saveBeneficiary', { body: sent, headers }), sent);
  const refusedBy = async (rule: Parameters<Judge['refused']>[1], sent: BeneficiaryBody, once = {}) =>
    note(await refused(client, rule, 'saveBeneficiary', { body: sent, headers: once }), sent);

  await refusedBy('paymentMethod', { ...body, paymentMethodId: 999_999 });
  await refusedBy('fieldPattern', { ...body, paymentDetails: {} });
  const id = await saved(body);
  if (id === undefined) report.skip('deleteBeneficiary', 'no beneficiary was made');
  else {
    const again = await saved(body);
    if (again !== undefined && again !== id)
      report.add('saveBeneficiary', ['a repeated idempotency key saves a second beneficiary']);
    await refusedBy('idempotency', { ...body, id }, headers);
    await success(client, 'saveBeneficiary', { body: { ...body, id } });
    await whileThere({ ...body, id });
  }
  await removeAll();
  if (id === undefined) return;
  await refused(client, 'ownRow', 'deleteBeneficiary', { params: { id } });
  await refusedBy('ownRow', { ...body, id });
  await removeAll();
}
