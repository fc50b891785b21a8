import { drop, factory } from '@mswjs/data';
import { modelNames, models, type ModelName, type Row } from './models';
import { createTable, type Key, type Model, type Table } from './table';

/** Rows that differ from the seed, by table and key; null is a deleted row. */
export type Changes = { readonly [N in ModelName]?: Readonly<Record<string, Row<N> | null>> };

/** The server's tables, with functions to save and restore them. */
export type Database = { readonly [N in ModelName]: Table<Row<N>> } & {
  /** The next number of a sequence, from 1. Numbers are never reused. */
  nextNumber(sequence: string): number;
  /** All rows written since the seed. */
  changes(): Changes;
  /** Empties all tables and writes the seed; seed rows do not count as changes. */
  seed(fill: (db: Database) => void): void;
  /** Applies `changes` on top of the same seed. */
  restore(changes: Changes): void;
};

/**
 * @mswjs/data copies every write to the other tabs over a BroadcastChannel and has no option against it. Tabs share
 * the stored snapshot instead, and a starting tab would write its seed over their changes (decision 35). The factory
 * therefore runs while no BroadcastChannel is defined.
 */
function unsyncedFactory() {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return factory(models);
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}

/** An empty database, independent of all others. */
export function createDatabase(): Database {
  const data = unsyncedFactory();
  let changes: Record<string, Record<string, unknown>> = {};
  let seeding = false;

  const written = (name: ModelName) => (id: Key, row: unknown) => {
    if (!seeding) (changes[name] ??= {})[String(id)] = row;
  };
  // The library's types per model are too deep for generics; the rows are the same.
  const tables = Object.fromEntries(
    modelNames.map((name) => [name, createTable(data[name] as unknown as Model<{ id: Key }>, written(name))]),
  ) as unknown as { [N in ModelName]: Table<Row<N>> };

  const db: Database = {
    ...tables,
    nextNumber(sequence) {
      const value = (tables.counter.get(sequence)?.value ?? 0) + 1;
      tables.counter.put({ id: sequence, value });
      return value;
    },
    changes: () => changes,
    seed(fill) {
      drop(data);
      changes = {};
      seeding = true;
      try {
        fill(db);
      } finally {
        seeding = false;
      }
    },
    restore(next) {
      for (const name of modelNames) {
        // The tables differ only in their rows.
        const table: Table<{ id: Key }> = tables[name];
        const seeded = new Map(table.getAll().map(({ id }) => [String(id), id]));
        for (const [key, row] of Object.entries<{ id: Key } | null>(next[name] ?? {})) {
          const id = seeded.get(key);
          if (row && id === undefined) table.create(row);
          else if (row) table.update(row.id, row);
          else if (id !== undefined) table.delete(id);
        }
      }
      changes = structuredClone(next);
    },
  };
  return db;
}
