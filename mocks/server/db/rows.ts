import * as v from 'valibot';
import { someOf } from '../someOf';
import type { Changes } from './database';
import { modelNames, rows, type Row } from './models';

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

const tables = modelNames.map((name) => [
  name,
  v.record(v.string(), v.nullable<v.GenericSchema>(rows[name])),
]);

/** Checks the rows of a snapshot, table by table. */
export const changesSchema = someOf<Changes>(Object.fromEntries(tables) as v.ObjectEntries);
