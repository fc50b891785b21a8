import * as v from 'valibot';

/**
 * The shapes of bodies and answers in the main spelling of the server (product 3, 7.4). The app imports only their
 * types. The sandbox checks with them and generates its OpenAPI document from them. Other spellings are not listed
 * here: the reader of each resource accepts them.
 */

/** A read-only JSON value. */
type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;
/** The type of a checked value. */
export type Wire<S extends v.GenericSchema> = Immutable<v.InferOutput<S>>;

const number = v.pipe(v.number(), v.finite());
/** A number in a query or a path. */
export const numeric = v.pipe(v.string(), v.nonEmpty(), v.transform(Number), number);
const nullableText = v.nullable(v.pipe(v.string(), v.maxLength(200)));
const described = <const S extends v.GenericSchema>(schema: S, text: string) =>
  v.pipe(schema, v.description(text));

/** The same object with none of its fields required. */
const partial = <const E extends v.ObjectEntries>({ entries }: v.ObjectSchema<E, undefined>) =>
  v.object(
    Object.fromEntries(
      Object.entries(entries).map(([name, schema]) => [name, v.exactOptional(schema as v.GenericSchema)]),
    ) as unknown as { readonly [K in keyof E]: v.ExactOptionalSchema<E[K], undefined> },
  );

const email = v.pipe(v.string(), v.trim(), v.includes('@'), v.maxLength(200));
const phone = {
  loginCountry: described(
    v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)),
    "The dial code of the phone's country, with its plus.",
  ),
  phone: v.pipe(v.string(), v.regex(/^\d{3,15}$/)),
};

/** An identity in a body, with the other fields of the body. */
export const identityWith = <const E extends v.ObjectEntries>(entries: E) =>
  v.variant('loginType', [
    v.object({ loginType: v.literal(1), login: email, ...entries }),
    v.object({ loginType: v.literal(2), ...phone, ...entries }),
  ]);
/** An identity in a query string, with the other fields of the query. */
export const identityQueryWith = <const E extends v.ObjectEntries>(entries: E) =>
  v.variant('loginType', [
    v.object({ loginType: v.literal('1'), login: email, ...entries }),
    v.object({ loginType: v.literal('2'), ...phone, ...entries }),
  ]);

const identityQuery = identityQueryWith({});
/** Who signs in: by e-mail (1) or by phone (2) (product 3.4). */
export const identity = identityWith({});
export type Identity = Wire<typeof identity>;
/** The identity in a query string. */
export type IdentityQuery = Wire<typeof identityQuery>;

/** How every call refuses (product 8.1). */
export const refusal = v.object({ error: v.string(), code: v.exactOptional(v.string()) });

export const sessionAnswer = described(
  v.object({
    accessToken: v.string(),
    refreshToken: v.string(),
    refreshExpiresIn: described(number, 'In seconds.'),
    user: v.object({
      id: number,
      identityVerification: number,
      countryResidenceIso2: v.string(),
      permitTransfer: v.union([v.picklist([0, 1]), v.boolean()]),
    }),
  }),
  'Tokens and user, as login and refresh answer.',
);
export type SessionAnswer = Wire<typeof sessionAnswer>;

export const country = v.object({ PKCountry: number, Name: v.string(), Code: v.string() });
export type WireCountry = Wire<typeof country>;

const name = v.object({ first: nullableText, surnames: nullableText });
export type WireName = Wire<typeof name>;

const address = v.object({
  street: nullableText,
  houseNo: nullableText,
  flatDoor: nullableText,
  address2: nullableText,
  city: nullableText,
  postcode: nullableText,
  country: described(v.nullable(number), "A country's numeric id."),
});
export type WireAddress = Wire<typeof address>;

const extra = v.object({
  countryBirth: described(v.nullable(number), "A country's numeric id."),
  registered: nullableText,
  telephone: nullableText,
  telephoneCountry: described(nullableText, "A dial prefix such as '+34'."),
  telephoneNumber: nullableText,
  email: nullableText,
});
export type WireProfileExtra = Wire<typeof extra>;

export const profile = v.object({
  name,
  address,
  extra,
  login: v.nullable(v.string()),
  loginCountry: v.nullable(v.string()),
  UserProfileInformation: v.nullable(v.string()),
  PermitAmendProfile: v.boolean(),
  meta: v.record(v.string(), v.unknown()),
});
export type WireProfile = Wire<typeof profile>;

export const profileUpdate = described(
  v.object({
    name: v.exactOptional(partial(name)),
    address: v.exactOptional(partial(address)),
    extra: v.exactOptional(partial(extra)),
  }),
  'Only what changed of name and address; `extra` always carries phone and e-mail (product 5.6).',
);
export type ProfileUpdate = Wire<typeof profileUpdate>;

export const paymentMethod = v.object({ pkPaymentMethod: number, name: v.string() });
export type WirePaymentMethod = Wire<typeof paymentMethod>;

export const fieldConfiguration = v.object({
  fkPaymentMethod: described(
    v.exactOptional(number),
    'Without it, the field is of the method with that name.',
  ),
  paymentMethodName: v.string(),
  systemFieldName: v.string(),
  translatedFieldName: v.string(),
  controlType: v.picklist(['Textbox', 'Combo box']),
  regex: v.pipe(v.string(), v.examples([String.raw`^[VE]\d{6,8}$`])),
  helper: described(
    v.nullable(v.pipe(v.string(), v.examples(['[{"value":"0102","description":"Banco"}]']))),
    'JSON text: a list of options with a value and a description, name or label.',
  ),
});
export type WireFieldConfiguration = Wire<typeof fieldConfiguration>;

const paymentDetails = described(v.record(v.string(), v.string()), 'Values by system field name.');
export type PaymentDetails = Wire<typeof paymentDetails>;

export const beneficiary = v.object({ id: number, paymentMethodId: number, paymentDetails });
export type WireBeneficiary = Wire<typeof beneficiary>;

export const beneficiaryBody = v.object({
  id: v.exactOptional(number),
  paymentMethodId: number,
  paymentDetails,
});
export type BeneficiaryBody = Wire<typeof beneficiaryBody>;

const exchangeEntries = {
  fkUser: number,
  pkExchange: number,
  exchangeId: v.string(),
  status: v.nullable(v.string()),
  statusColour: v.nullable(v.string()),
  amountSend: number,
  currencySend: v.string(),
  amountReceive: number,
  currencyReceive: v.string(),
  rate: number,
  inserted: described(
    v.pipe(v.string(), v.examples(['2026-03-10T12:00:00Z'])),
    'A timestamp in UTC, with or without its zone.',
  ),
};

export const exchange = described(
  v.object({ ...exchangeEntries, beneficiary: v.string() }),
  'A row of the history.',
);
export type WireExchange = Wire<typeof exchange>;

export const exchangeDetail = v.object({
  ...exchangeEntries,
  beneficiary: v.object({ alias: v.string() }),
  fkPaymentMethod: number,
  paymentMethod: v.string(),
  paymentDetails: v.nullable(v.union([paymentDetails, v.string()])),
  fkCurrencySend: number,
  fkCurrencyReceive: number,
});
export type WireExchangeDetail = Wire<typeof exchangeDetail>;

export const exchangeBody = described(
  v.object({
    fkCurrencySend: number,
    amountSend: number,
    fkCurrencyReceive: number,
    amountReceive: number,
    rate: number,
    exchangeBeneficiary: v.object({ fkBeneficiary: number, fkPaymentMethod: number, paymentDetails }),
  }),
  'The body of POST /api/exchange (product 7.6): `paymentDetails` without any alias key.',
);
export type ExchangeBody = Wire<typeof exchangeBody>;
