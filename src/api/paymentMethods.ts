import { asArray, asNumber, asObject, asText, pick } from '@/lib/read';
import { uniqueBy } from '@/lib/unique';
import { queryOptions } from '@tanstack/react-query';
import { unreadable } from './errors';
import { call, type CallOptions } from './http';

/** A way to pay out in Venezuela. */
export interface PaymentMethod {
  readonly id: number;
  readonly name: string;
}

/** One choice of a combo box. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** One field of a payment method's form, as the server configures it (spec §3). */
export interface FieldConfiguration {
  /** Undefined where the server names the method only, or neither. */
  readonly paymentMethodId: number | undefined;
  readonly paymentMethodName: string | undefined;
  /** Its key in paymentDetails. */
  readonly systemFieldName: string;
  /** What people read. */
  readonly label: string;
  readonly controlType: 'Textbox' | 'Combo box';
  /** The regular expression's source, not yet proved to be one; empty when there is none. */
  readonly regex: string;
  readonly options: readonly FieldOption[];
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

function readOption(value: unknown): FieldOption | undefined {
  const plain = asText(value);
  if (plain !== undefined) return { value: plain, label: plain };
  const option = asObject(value);
  const code = asText(pick(option, 'value', 'Value'));
  if (code === undefined) return undefined;
  const texts = ['description', 'name', 'label', 'Description', 'Name', 'Label'];
  const label = texts.map((name) => asText(pick(option, name))).find((text) => text !== undefined);
  return { value: code, label: label ?? code };
}

/** The options of a combo box, each value once, from JSON text or from the list itself; what cannot be read is left out. */
export function readOptions(helper: unknown): readonly FieldOption[] {
  const options = (asArray(parseJson(helper)) ?? []).flatMap((option) => readOption(option) ?? []);
  return uniqueBy(options, ({ value }) => value);
}

function readFieldConfiguration(value: unknown): FieldConfiguration | undefined {
  const row = asObject(value);
  const systemFieldName = asText(pick(row, 'systemFieldName', 'SystemFieldName'))?.trim();
  if (systemFieldName === undefined) return undefined;
  const control = asText(pick(row, 'controlType', 'ControlType')) ?? '';
  return {
    paymentMethodId: asNumber(
      pick(row, 'fkPaymentMethod', 'FKPaymentMethod', 'paymentMethodId', 'pkPaymentMethod'),
    ),
    paymentMethodName: asText(pick(row, 'paymentMethodName', 'PaymentMethodName')),
    systemFieldName,
    label: asText(pick(row, 'translatedFieldName', 'TranslatedFieldName'))?.trim() ?? systemFieldName,
    controlType: /^combo/i.test(control.trim()) ? 'Combo box' : 'Textbox',
    regex: asText(pick(row, 'regex', 'Regex')) ?? '',
    options: readOptions(pick(row, 'helper', 'Helper')),
  };
}

/** Rows of a data array, or of the answer itself when it is one. */
function rowsOf(answer: unknown): readonly unknown[] {
  const rows = asArray(answer) ?? asArray(pick(asObject(answer), 'data', 'Data'));
  if (!rows) throw unreadable();
  return rows;
}

/** The payment methods of an answer, each id once; rows without an id or a name are left out. */
export function readPaymentMethods(answer: unknown): readonly PaymentMethod[] {
  const methods = rowsOf(answer).flatMap((value) => {
    const row = asObject(value);
    const id = asNumber(pick(row, 'pkPaymentMethod', 'PKPaymentMethod', 'id'));
    const name = asText(pick(row, 'name', 'Name'));
    return id === undefined || name === undefined ? [] : [{ id, name }];
  });
  return uniqueBy(methods, ({ id }) => id);
}

/** The field configurations of an answer; rows without a system field name are left out. */
export function readFieldConfigurations(answer: unknown): readonly FieldConfiguration[] {
  return rowsOf(answer).flatMap((row) => readFieldConfiguration(row) ?? []);
}

/** GET /api/payment-method-field-configuration, of one method or of all. */
async function fetchFieldConfigurations(
  paymentMethodId?: number,
  options: CallOptions = {},
): Promise<readonly FieldConfiguration[]> {
  const query = paymentMethodId === undefined ? {} : { paymentMethodId };
  return readFieldConfigurations(await call('listFieldConfigurations', { query }, options));
}

/** The payment methods, in the server's order. */
export function paymentMethodsQuery() {
  return queryOptions({
    queryKey: ['payment-methods'],
    queryFn: async ({ signal }) => readPaymentMethods(await call('listPaymentMethods', {}, { signal })),
  });
}

/** The field configurations of one payment method, or of all of them when none is given. */
export function fieldConfigurationsQuery(paymentMethodId?: number) {
  return queryOptions({
    queryKey: ['field-configurations', paymentMethodId ?? 'all'],
    queryFn: ({ signal }) => fetchFieldConfigurations(paymentMethodId, { signal }),
  });
}
