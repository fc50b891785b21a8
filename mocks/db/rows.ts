import * as v from 'valibot';
import type { Changes } from './database';
import type { ModelName, Row } from './models';

const text = v.string();
const number = v.number();
/** JSON text, which the rules parse. */
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

/** What a row of each table has to be, for rows that come from a file or a link. */
const rows = {
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

/** Some columns of a row: each of its own kind, the key not among them, and none that there is not. */
function changeOf<N extends 'user' | 'beneficiary' | 'exchange'>(name: N) {
  const optional = Object.entries<v.GenericSchema>(rows[name].entries)
    .filter(([column]) => column !== 'id')
    .map(([column, schema]) => [column, v.exactOptional(schema)]);
  // The columns are those of the very table; their types do not survive being listed.
  return v.strictObject(Object.fromEntries(optional) as v.ObjectEntries) as unknown as v.GenericSchema<
    unknown,
    Partial<Omit<Row<N>, 'id'>>
  >;
}

/** The changes of rows that come from outside. */
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
