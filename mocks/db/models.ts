import { nullable, primaryKey, type ENTITY_TYPE, type factory, type PRIMARY_KEY } from '@mswjs/data';

/** Where an account stands: before its data, while they are looked at, and able to send. */
export type AccountStatus = 'new' | 'review' | 'approved';

/** What a code was sent for. */
export type CodePurpose = 'registration' | 'password-reset';

/**
 * The tables of the server. Instants are milliseconds; maps travel as JSON text, because @mswjs/data knows
 * plain columns only and forbids null in the ones that do not say so.
 */
export const models = {
  user: {
    id: primaryKey(Number),
    /** The identity in one text: a lower-case e-mail, or dial code and digits. */
    login: String,
    /** Dial code with its plus; empty when the account logs in by e-mail. */
    loginCountry: String,
    password: String,
    status: (): AccountStatus => 'new',
    /** When complete data were handed in; null when the review has no end of its own. */
    submittedAt: nullable<number>(() => null),
    identityVerification: Number,
    /** Text for the profile page. */
    information: nullable<string>(() => null),
    /** JSON of `StoredProfile`. */
    profile: String,
    registeredAt: Number,
  },
  /** A family of refresh tokens: `rotation` is the number of the one that is still good. */
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
    /** JSON text, or null when the server has no details. */
    paymentDetails: nullable<string>(() => null),
    /** Answers `paymentDetails` as the text itself instead of an object. */
    detailsAsText: Boolean,
    amountSend: Number,
    amountReceive: Number,
    rate: Number,
    /** The timestamp as it travels: ISO, with or without its zone; always UTC. */
    inserted: String,
    /** True while the status follows the sandbox clock; false when status and colour are the ones below. */
    alive: Boolean,
    status: nullable<string>(() => null),
    statusColour: nullable<string>(() => null),
  },
  /** The row that is answered again to whoever repeats the key. `id` joins user, call and key. */
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
  /** Cookies that scripts cannot read, for the adapters that have no browser jar to keep them in. */
  cookie: { id: primaryKey(String), value: String },
};

type Models = typeof models;
export type ModelName = keyof Models;

/** The row of one table. */
export type Row<N extends ModelName> = Omit<
  ReturnType<ReturnType<typeof factory<Models>>[N]['create']>,
  typeof ENTITY_TYPE | typeof PRIMARY_KEY
>;

export type User = Row<'user'>;
export type Session = Row<'session'>;
export type Beneficiary = Row<'beneficiary'>;
export type Exchange = Row<'exchange'>;
export type Message = Row<'message'>;
