import { queryOptions } from '@tanstack/react-query';
import { asArray, asNumber, asObject, asText, finderIn, parseJson, pick } from '@/lib/jsonValues';
import { uniqueBy } from '@/lib/unique';
import { callAndRead } from './http';
import { rowsOf } from './rows';

/** A way to receive money in Venezuela. */
export interface PaymentMethod {
  readonly id: number;
  readonly name: string;
}

/** One choice of a combo box. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** One field of a payment method's form, as the server configures it (product 3.7). */
export interface FieldConfiguration {
  /** Undefined when the server gives only the name of the method, or neither. */
  readonly paymentMethodId: number | undefined;
  readonly paymentMethodName: string | undefined;
  /** Its key in paymentDetails. */
  readonly systemFieldName: string;
  /** The text beside the field. */
  readonly label: string;
  readonly controlType: 'Textbox' | 'Combo box';
  /** The source of a regular expression, not validated; empty when there is none. */
  readonly regex: string;
  readonly options: readonly FieldOption[];
}

function readOption(value: unknown): FieldOption | undefined {
  const plain = asText(value)?.trim();
  if (plain !== undefined) return { value: plain, label: plain };
  const option = asObject(value);
  const code = asText(pick(option, 'value', 'Value'))?.trim();
  if (code === undefined) return undefined;
  const find = finderIn(option);
  const label = find(asText, 'description', 'name', 'label', 'Description', 'Name', 'Label');
  return { value: code, label: label?.trim() ?? code };
}

/** Reads the options of a combo box from JSON text or a list; each value once. Drops what it cannot read. */
export function readOptions(helper: unknown): readonly FieldOption[] {
  const list = asArray(typeof helper === 'string' ? parseJson(helper) : helper) ?? [];
  const options = list.flatMap((option) => readOption(option) ?? []);
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

/** Reads the payment methods; each id once. Drops rows without an id or a name. */
export function readPaymentMethods(answer: unknown): readonly PaymentMethod[] {
  const methods = rowsOf(answer, 'data', 'Data').flatMap((value) => {
    const row = asObject(value);
    const id = asNumber(pick(row, 'pkPaymentMethod', 'PKPaymentMethod', 'id'));
    const name = asText(pick(row, 'name', 'Name'));
    return id === undefined || name === undefined ? [] : [{ id, name }];
  });
  return uniqueBy(methods, ({ id }) => id);
}

/** Reads the field configurations. Drops rows without a system field name. */
export function readFieldConfigurations(answer: unknown): readonly FieldConfiguration[] {
  return rowsOf(answer, 'data', 'Data').flatMap((row) => readFieldConfiguration(row) ?? []);
}

/** The payment methods, in the order of the server. */
export const paymentMethodsQuery = queryOptions({
  // Stryker disable next-line StringLiteral: the text only has to differ from the other keys.
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => callAndRead('listPaymentMethods', {}, readPaymentMethods, { signal }),
});

/** The field configurations of one payment method, or of all without an argument. */
export function fieldConfigurationsQuery(paymentMethodId?: number) {
  const query = paymentMethodId === undefined ? {} : { paymentMethodId };
  return queryOptions({
    // Stryker disable next-line StringLiteral: the text only has to differ from the other keys.
    queryKey: ['field-configurations', paymentMethodId ?? 'all'],
    queryFn: ({ signal }) =>
      callAndRead('listFieldConfigurations', { query }, readFieldConfigurations, { signal }),
  });
}
