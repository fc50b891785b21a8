import { drop, factory } from '@mswjs/data';
import { models, type ModelName, type Row } from './models';
import { createTable, type Key, type Model, type Table, type TableListener } from './table';

/** The rows that differ from the seed, by table and key; null stands for a deleted row. */
export type Changes = { readonly [N in ModelName]?: Readonly<Record<string, Row<N> | null>> };

/** The tables of one server, with what is needed to keep and restore them. */
export type Database = { readonly [N in ModelName]: Table<Row<N>> } & {
  /** The next number of a sequence, from 1 on; numbers are never given twice. */
  nextNumber(sequence: string): number;
  /** Everything written since the seed. */
  changes(): Changes;
  /** Empties every table and plants the seed; its rows are not changes. */
  plant(seed: (db: Database) => void): void;
  /** Brings rows to the state of `changes`, on top of the same seed. */
  restore(changes: Changes): void;
  /** Runs a task and tells the rows that it wrote, as they were before: what `revert` takes. */
  recorded<R>(task: () => R): { readonly result: R; readonly before: Changes };
  /** Puts rows back, as writes of their own. */
  revert(before: Changes): void;
};

/**
 * @mswjs/data copies every write to the other tabs over a BroadcastChannel. Here the stored snapshot is what tabs
 * share, and a second way would apply writes twice; so the factory is called where it finds no such channel.
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

/** An empty database of its own: nothing is shared between two of them. */
export function createDatabase(): Database {
  const data = unsyncedFactory();
  const names = Object.keys(models) as ModelName[];
  let changes: Record<string, Record<string, unknown>> = {};
  let planting = false;

  /** While a task is recorded: the rows that it wrote, as they were. */
  let record: Record<string, Record<string, unknown>> | undefined;

  const listener = (name: ModelName): TableListener<unknown> => ({
    before(id) {
      if (!record) return;
      const rows = (record[name] ??= {});
      if (Object.hasOwn(rows, String(id))) return;
      const row = find(name, String(id));
      // A copy: the library may go on with the object itself.
      rows[String(id)] = row ? Object.fromEntries(Object.entries(row)) : null;
    },
    after(id, row) {
      if (!planting) (changes[name] ??= {})[String(id)] = row;
    },
  });
  // The library's types are per model and too deep to be generic over; the rows are the same.
  const tables = Object.fromEntries(
    names.map((name) => [name, createTable(data[name] as unknown as Model<{ id: Key }>, listener(name))]),
  ) as unknown as { [N in ModelName]: Table<Row<N>> };

  /** A row by its key as text, for code that serves every table: tables differ in their rows only. */
  function find(name: ModelName, key: string): { id: Key } | undefined {
    const table: Table<{ id: Key }> = tables[name];
    return table.find(({ id }) => String(id) === key);
  }
  function write(rows: Changes): void {
    for (const name of names) {
      const table: Table<{ id: Key }> = tables[name];
      for (const [key, row] of Object.entries<{ id: Key } | null>(rows[name] ?? {})) {
        if (row) table.put(row);
        else table.remove(find(name, key)?.id ?? key);
      }
    }
  }

  const db: Database = {
    ...tables,
    nextNumber(sequence) {
      const value = (tables.counter.get(sequence)?.value ?? 0) + 1;
      tables.counter.put({ id: sequence, value });
      return value;
    },
    changes: () => changes,
    plant(seed) {
      drop(data);
      changes = {};
      planting = true;
      try {
        seed(db);
      } finally {
        planting = false;
      }
    },
    restore(next) {
      write(next);
      changes = structuredClone(next);
    },
    recorded(task) {
      const outer = record;
      const before: Record<string, Record<string, unknown>> = (record = {});
      try {
        const result = task();
        return { result, before };
      } finally {
        record = outer;
      }
    },
    revert: write,
  };
  return db;
}
