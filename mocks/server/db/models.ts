import { nullable, primaryKey, type ENTITY_TYPE, type factory, type PRIMARY_KEY } from '@mswjs/data';

/** `new`: personal data incomplete; `review`: under review; `approved`: may send. */
export type AccountStatus = 'new' | 'review' | 'approved';

/** What a code is for. */
export type CodePurpose = 'registration' | 'password-reset';

/**
 * The server's tables. Instants are milliseconds. Maps are stored as JSON text, because @mswjs/data supports only
 * plain columns, and null only in `nullable` ones.
 */
export const models = {
  user: {
    id: primaryKey(Number),
    /** The identity as one text: a lower-case e-mail, or dial code and digits. */
    login: String,
    /** Dial code with its plus; empty if the account logs in by e-mail. */
    loginCountry: String,
    password: String,
    status: (): AccountStatus => 'new',
    /** When complete data were submitted; null if the review never ends by itself. */
    submittedAt: nullable<number>(() => null),
    identityVerification: Number,
    /** Text for the profile page. */
    information: nullable<string>(() => null),
    /** JSON of `StoredProfile`. */
    profile: String,
    registeredAt: Number,
  },
  /** A family of refresh tokens; `rotation` is the number of the only valid one. */
  session: {
    id: primaryKey(Number),
    userId: Number,
    rotation: Number,
    openedAt: Number,
    expiresAt: Number,
    ended: Boolean,
  },
  beneficiary: {
    id: primaryKey(Number),
    userId: Number,
    paymentMethodId: Number,
    /** JSON of a map from system field name to value. */
    paymentDetails: String,
  },
  exchange: {
    id: primaryKey(Number),
    userId: Number,
    exchangeId: String,
    paymentMethodId: Number,
    beneficiaryAlias: String,
    /** JSON text; null when the server has no details. */
    paymentDetails: nullable<string>(() => null),
    /** True sends `paymentDetails` as JSON text instead of an object. */
    detailsAsText: Boolean,
    amountSend: Number,
    amountReceive: Number,
    rate: Number,
    /** The timestamp as sent: ISO in UTC, with or without its zone. */
    inserted: String,
    /** True when the status follows the sandbox clock; false when the columns below set it. */
    alive: Boolean,
    status: nullable<string>(() => null),
    statusColour: nullable<string>(() => null),
  },
  /** Links an idempotency key to the row of its first call. `id` combines user, call and key. */
  idempotencyKey: { id: primaryKey(String), fingerprint: String, rowId: Number },
  /** A message that a real server would send by e-mail or SMS. */
  message: {
    id: primaryKey(Number),
    to: String,
    purpose: (): CodePurpose => 'registration',
    code: String,
    at: Number,
    wrongTries: Number,
    used: Boolean,
  },
  counter: { id: primaryKey(String), value: Number },
  /** `HttpOnly` cookies, for adapters without the browser's cookie jar. */
  cookie: { id: primaryKey(String), value: String },
};

type Models = typeof models;
export type ModelName = keyof Models;

/** A row of one table. */
export type Row<N extends ModelName> = Omit<
  ReturnType<ReturnType<typeof factory<Models>>[N]['create']>,
  typeof ENTITY_TYPE | typeof PRIMARY_KEY
>;

export type User = Row<'user'>;
export type Session = Row<'session'>;
export type Beneficiary = Row<'beneficiary'>;
export type Exchange = Row<'exchange'>;
export type Message = Row<'message'>;
