import { nullable, primaryKey } from '@mswjs/data';
import * as v from 'valibot';
import { parseJson } from '@/lib/jsonValues';
import type { CodePurpose } from '@/lib/verificationCode';

const text = v.string();
const number = v.number();
const flag = v.boolean();
const json = v.pipe(
  text,
  v.check((value) => parseJson(value) !== undefined, 'not JSON'),
);
const timestamp = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value)), 'not a timestamp'),
);

/**
 * The rows of the server's tables. Instants are milliseconds. Maps are stored as JSON text, because a column of
 * @mswjs/data holds no map of unknown names (decision 35).
 */
export const rows = {
  user: v.object({
    id: number,
    /** The identity as one text: a lower-case e-mail, or dial code and digits. */
    login: text,
    /** Dial code with its plus; empty if the account logs in by e-mail. */
    loginCountry: text,
    password: text,
    /** `new`: personal data incomplete; `review`: under review; `approved`: may send. */
    status: v.picklist(['new', 'review', 'approved']),
    /** When complete data were submitted; null if the review never ends by itself. */
    submittedAt: v.nullable(number),
    identityVerification: number,
    /** Text for the profile page. */
    information: v.nullable(text),
    /** JSON of `StoredProfile`. */
    profile: json,
    registeredAt: number,
  }),
  /** A family of refresh tokens; `rotation` is the number of the only valid one. */
  session: v.object({
    id: number,
    userId: number,
    rotation: number,
    openedAt: number,
    expiresAt: number,
    ended: flag,
  }),
  /** `paymentDetails` is JSON of a map from system field name to value. */
  beneficiary: v.object({ id: number, userId: number, paymentMethodId: number, paymentDetails: json }),
  exchange: v.object({
    id: number,
    userId: number,
    exchangeId: text,
    paymentMethodId: number,
    beneficiaryAlias: text,
    /** JSON text; null when the server has no details. */
    paymentDetails: v.nullable(text),
    /** True sends `paymentDetails` as JSON text instead of an object. */
    detailsAsText: flag,
    amountSend: number,
    amountReceive: number,
    rate: number,
    /** The timestamp as sent: ISO in UTC, with or without its zone. */
    inserted: timestamp,
    /** True when the status follows the sandbox clock; false when the columns below set it. */
    alive: flag,
    status: v.nullable(text),
    statusColour: v.nullable(text),
  }),
  /** Links an idempotency key to the row of its first call. `id` combines user, call and key. */
  idempotencyKey: v.object({ id: text, fingerprint: text, rowId: number }),
  /** A message that a real server would send by e-mail or SMS. */
  message: v.object({
    id: number,
    to: text,
    purpose: v.picklist<readonly CodePurpose[]>(['signUp', 'passwordReset']),
    code: text,
    at: number,
    wrongTries: number,
    used: flag,
  }),
  counter: v.object({ id: text, value: number }),
  /** `HttpOnly` cookies, for adapters without the browser's cookie jar. */
  cookie: v.object({ id: text, value: text }),
};

type Rows = typeof rows;
export type ModelName = keyof Rows;
export const modelNames = Object.keys(rows) as readonly ModelName[];

/** A row of one table. */
export type Row<N extends ModelName> = Readonly<v.InferOutput<Rows[N]>>;

export type User = Row<'user'>;
export type AccountStatus = User['status'];
export type Session = Row<'session'>;
export type Beneficiary = Row<'beneficiary'>;
export type Exchange = Row<'exchange'>;
export type Message = Row<'message'>;

/** The column of @mswjs/data for a field. */
function columnOf(name: string, { type }: v.GenericSchema) {
  const isNumber = type === 'number';
  if (name === 'id') return primaryKey<string | number>(isNumber ? Number : String);
  if (type === 'nullable') return nullable<string | number>(() => null);
  return isNumber ? Number : type === 'boolean' ? Boolean : String;
}

/** The tables of @mswjs/data. */
export const models = Object.fromEntries(
  modelNames.map((name) => {
    const columns = Object.entries<v.GenericSchema>(rows[name].entries);
    return [name, Object.fromEntries(columns.map(([column, field]) => [column, columnOf(column, field)]))];
  }),
);
