import { asText, at, inside, names, values, type Respell, type CallVariants, type Variants } from './respell';

interface RateAnswer {
  readonly rate: number;
}
const ratePlaces: Readonly<Record<string, (value: unknown) => unknown>> = {
  '': (value) => value,
  '[0]': (value) => [value],
  data: (value) => ({ data: value }),
  'data[0]': (value) => ({ data: [value] }),
};
const rateOf =
  (write: (rate: number) => unknown): Respell =>
  (answer) =>
    write((answer as RateAnswer).rate);

/** The rate (product 7.5): a number, or one of four fields, each in four places. */
const rateVariants: Variants = Object.fromEntries(
  Object.entries(ratePlaces).flatMap(([place, put]): [string, Respell][] => [
    [`${place || '.'}: 600`, rateOf((rate) => put(rate))],
    [`${place || '.'}: "600"`, rateOf((rate) => put(String(rate)))],
    ...['rate', 'exchangeRate', 'value', 'tasa']
      .map((name) => [`${place}${place && '.'}${name}`, rateOf((rate) => put({ [name]: rate }))] as const)
      .filter(([name]) => name !== 'rate')
      .map(([name, respell]): [string, Respell] => [name, respell]),
    [`${place}${place && '.'}rate: "600"`, rateOf((rate) => put({ rate: String(rate) }))],
  ]),
);

/** Countries (product 3.6, 7.5). */
const countryVariants: Variants = {
  ...inside('countries', 'Countries', 'data'),
  ...names({
    '[].PKCountry': ['pkCountry', 'id'],
    '[].Name': ['name'],
    '[].Code': ['code', 'iso2'],
  }),
  ...values('[].PKCountry', { '"1"': asText }),
  ...values('[].Code', { '"es"': (code) => String(code).toLowerCase() }),
};

/** The country of the connection. */
const ipCountryVariants: Variants = {
  ...inside('data'),
  ...names({ iso2: ['Iso2', 'ISO2'] }),
  ...values('iso2', { '"es"': (code) => String(code).toLowerCase() }),
};

const rows = (answer: unknown) => (answer as { readonly data: unknown }).data;

/** A list in another field than data, or as the answer itself. */
export const listIn = (...fields: readonly string[]): Variants => ({
  '[]': rows,
  ...Object.fromEntries(fields.map((field) => [`${field}[]`, (answer) => ({ [field]: rows(answer) })])),
});

/** Payment methods. */
const paymentMethodVariants: Variants = {
  ...listIn('Data'),
  ...names({ 'data[].pkPaymentMethod': ['PKPaymentMethod', 'id'], 'data[].name': ['Name'] }),
  ...values('data[].pkPaymentMethod', { '"1"': asText }),
};

const parsed = (text: unknown) => (typeof text === 'string' ? (JSON.parse(text) as unknown) : text);
/** Rewrites the options of a combo box, which are JSON text. */
const options = (change: Respell): Respell =>
  at('data[].helper', (text, now) =>
    typeof text === 'string' ? JSON.stringify(change(parsed(text), now)) : text,
  );

/** Form fields of the payment methods (product 3.7). */
const fieldVariants: Variants = {
  ...listIn('Data'),
  ...names({
    'data[].fkPaymentMethod': ['FKPaymentMethod', 'paymentMethodId', 'pkPaymentMethod'],
    'data[].paymentMethodName': ['PaymentMethodName'],
    'data[].systemFieldName': ['SystemFieldName'],
    'data[].translatedFieldName': ['TranslatedFieldName'],
    'data[].controlType': ['ControlType'],
    'data[].regex': ['Regex'],
    'data[].helper': ['Helper'],
  }),
  ...Object.fromEntries(
    Object.entries(
      names({
        '[].value': ['Value'],
        '[].description': ['name', 'label', 'Description', 'Name', 'Label'],
      }),
    ).map(([name, change]) => [`data[].helper: ${name}`, options(change)]),
  ),
  ...values('data[].helper', { list: parsed }),
  ...values('data[].controlType', {
    combobox: (control) => (control === 'Combo box' ? 'combobox' : control),
  }),
};

export const referenceVariants: CallVariants = {
  exchangeRate: rateVariants,
  listCountries: countryVariants,
  ipCountry: ipCountryVariants,
  listPaymentMethods: paymentMethodVariants,
  listFieldConfigurations: fieldVariants,
};
