export type Key = string | number;

/** The used part of a query of @mswjs/data. */
export interface Query<R> {
  readonly where: { readonly [F in keyof R]?: { readonly equals: R[F] } };
}

interface ById {
  readonly where: { readonly id: { readonly equals: Key } };
}

/** The used part of a model of @mswjs/data. */
export interface Model<R extends { readonly id: Key }> {
  create(row: R): R;
  findFirst(query: Query<R> | ById): R | null;
  findMany(query: Query<R>): readonly R[];
  getAll(): readonly R[];
  update(query: ById & { readonly data: object }): R | null;
  delete(query: ById): R | null;
}

/** A model whose single rows are named by their key. Never mutate a row; use `update`. */
export interface Table<R extends { readonly id: Key }> extends Pick<
  Model<R>,
  'create' | 'findFirst' | 'findMany' | 'getAll'
> {
  get(id: R['id']): R | null;
  update(id: R['id'], change: Partial<Omit<R, 'id'>>): R;
  /** Creates the row, or replaces the row with the same key, in its place. */
  put(row: R): R;
  delete(id: R['id']): void;
}

/** Wraps a model and calls `written` after every write, with null for a deleted row. */
export function createTable<R extends { readonly id: Key }>(
  model: Model<R>,
  written: (id: Key, row: R | null) => void,
): Table<R> {
  const byId = (id: R['id']): ById => ({ where: { id: { equals: id } } });
  const table: Table<R> = {
    findFirst: model.findFirst,
    findMany: model.findMany,
    getAll: model.getAll,
    get: (id) => model.findFirst(byId(id)),
    create(row) {
      const created = model.create(row);
      written(created.id, created);
      return created;
    },
    update(id, change) {
      const updated = model.update({ ...byId(id), data: change });
      if (!updated) throw new Error(`No row with id ${id}`);
      written(id, updated);
      return updated;
    },
    put: (row) => (table.get(row.id) ? table.update(row.id, row) : table.create(row)),
    delete(id) {
      if (model.delete(byId(id))) written(id, null);
    },
  };
  return table;
}
