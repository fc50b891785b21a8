import * as v from 'valibot';
import { someOf } from '../someOf';
import type { Changes } from './database';
import type { ModelName, Row } from './models';

const text = v.string();
const number = v.number();
/** Parses JSON text. */
const json = v.pipe(
  text,
  v.check((value) => {
    try {
      JSON.parse(value);
      return true;
    } catch {
      return false;
    }
  }, 'not JSON'),
);

const timestamp = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value)), 'not a timestamp'),
);

/** Schema of each table's rows, for rows from a file or a link. */
export const rows = {
  user: v.object({
    id: number,
    login: text,
    loginCountry: text,
    password: text,
    status: v.picklist(['new', 'review', 'approved']),
    submittedAt: v.nullable(number),
    identityVerification: number,
    information: v.nullable(text),
    profile: json,
    registeredAt: number,
  }),
  session: v.object({
    id: number,
    userId: number,
    rotation: number,
    openedAt: number,
    expiresAt: number,
    ended: v.boolean(),
  }),
  beneficiary: v.object({ id: number, userId: number, paymentMethodId: number, paymentDetails: json }),
  exchange: v.object({
    id: number,
    userId: number,
    exchangeId: text,
    paymentMethodId: number,
    beneficiaryAlias: text,
    paymentDetails: v.nullable(text),
    detailsAsText: v.boolean(),
    amountSend: number,
    amountReceive: number,
    rate: number,
    inserted: timestamp,
    alive: v.boolean(),
    status: v.nullable(text),
    statusColour: v.nullable(text),
  }),
  idempotencyKey: v.object({ id: text, fingerprint: text, rowId: number }),
  message: v.object({
    id: number,
    to: text,
    purpose: v.picklist(['registration', 'password-reset']),
    code: text,
    at: number,
    wrongTries: number,
    used: v.boolean(),
  }),
  counter: v.object({ id: text, value: number }),
  cookie: v.object({ id: text, value: text }),
} satisfies { readonly [N in ModelName]: v.GenericSchema<unknown, Row<N>> };

/** Schema of some columns of a row, without its key. */
function changeOf<N extends 'user' | 'beneficiary' | 'exchange'>(name: N) {
  return someOf<Omit<Row<N>, 'id'>>(v.omit(rows[name], ['id']).entries);
}

/** Schemas of row changes from outside. */
export const rowChanges = {
  user: changeOf('user'),
  beneficiary: changeOf('beneficiary'),
  exchange: changeOf('exchange'),
};

const checks: { readonly [N in ModelName]: v.GenericSchema<unknown, Row<N>> } = rows;
const table = <N extends ModelName>(name: N) => v.exactOptional(v.record(text, v.nullable(checks[name])));

/** Checks the rows of a snapshot, table by table. */
export const changesSchema: v.GenericSchema<unknown, Changes> = v.strictObject({
  user: table('user'),
  session: table('session'),
  beneficiary: table('beneficiary'),
  exchange: table('exchange'),
  idempotencyKey: table('idempotencyKey'),
  message: table('message'),
  counter: table('counter'),
  cookie: table('cookie'),
});
