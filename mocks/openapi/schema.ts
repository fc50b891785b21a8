import ts from 'typescript';

/** A JSON Schema (2020-12), of as much as the tables' types need. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema;
}

/** Turns types into schemas; those with a name of ours become components. */
export interface SchemaMaker {
  of(type: ts.Type): JsonSchema;
  /** The properties of an object, or of the objects of a union: with how many of them each is. */
  properties(type: ts.Type): readonly {
    readonly name: string;
    readonly schema: JsonSchema;
    readonly required: boolean;
  }[];
  readonly components: ReadonlyMap<string, JsonSchema>;
}

const is = (type: ts.Type, flag: ts.TypeFlags) => (type.flags & flag) !== 0;
const same = (a: JsonSchema, b: JsonSchema) => JSON.stringify(a) === JSON.stringify(b);

/** One schema for several: literals as a list, null beside a plain type, otherwise any of them. */
function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const distinct = schemas.filter((one, index) => schemas.findIndex((other) => same(one, other)) === index);
  const [first = {}, second] = distinct;
  if (!second) return first;
  const literals = distinct.map((one) => one.const);
  if (literals.every((one) => one !== undefined)) return { enum: literals };
  const plain = distinct.filter((one) => one.type !== 'null');
  const [only] = plain;
  if (plain.length === 1 && typeof only?.type === 'string' && only.enum === undefined) {
    return { ...only, type: [only.type, 'null'] };
  }
  return { anyOf: distinct };
}

/** The name under which a type is a component: that of its interface or alias, if one of ours. */
function nameOf(type: ts.Type): string | undefined {
  const symbol = type.aliasSymbol ?? (is(type, ts.TypeFlags.Object) ? type.symbol : undefined);
  const [declaration] = symbol?.declarations ?? [];
  if (!symbol || !declaration || declaration.getSourceFile().fileName.includes('/node_modules/'))
    return undefined;
  const named = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
  // A generic one has a name for each of its arguments.
  return named && !type.aliasTypeArguments?.length ? symbol.name : undefined;
}

/** A maker for the types of one program. */
export function createSchemaMaker(checker: ts.TypeChecker): SchemaMaker {
  const components = new Map<string, JsonSchema>();

  const describe = (symbol: ts.Symbol | undefined): { readonly description?: string } => {
    const text = ts.displayPartsToString(symbol?.getDocumentationComment(checker));
    return text === '' ? {} : { description: text };
  };

  const parts = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
  const isUndefined = (type: ts.Type) => is(type, ts.TypeFlags.Undefined);
  const members = (type: ts.Type) => parts(type).filter((one) => !isUndefined(one));

  function properties(type: ts.Type): ReturnType<SchemaMaker['properties']> {
    const objects = members(type);
    const all = objects.flatMap((object) => checker.getPropertiesOfType(object));
    return [...new Set(all.map(({ name }) => name))].map((name) => {
      const own = all.filter((property) => property.name === name);
      const schema = anyOf(own.map((property) => of(checker.getTypeOfSymbol(property))));
      // JSON leaves out what is undefined.
      const optional = own.some(
        (property) =>
          (property.flags & ts.SymbolFlags.Optional) !== 0 ||
          parts(checker.getTypeOfSymbol(property)).some(isUndefined),
      );
      return {
        name,
        schema: { ...schema, ...describe(own[0]) },
        required: !optional && own.length === objects.length,
      };
    });
  }

  function objectOf(type: ts.Type): JsonSchema {
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const own = properties(type);
    const required = own.filter((one) => one.required).map(({ name }) => name);
    return {
      type: 'object',
      ...(own.length > 0 && {
        properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: of(index.type) }),
    };
  }

  function plain(type: ts.Type): JsonSchema {
    if (is(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (is(type, ts.TypeFlags.Boolean)) return { type: 'boolean' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (is(type, ts.TypeFlags.BooleanLiteral)) return { const: checker.typeToString(type) === 'true' };
    if (is(type, ts.TypeFlags.StringLike)) return { type: 'string' };
    if (is(type, ts.TypeFlags.NumberLike)) return { type: 'number' };
    if (is(type, ts.TypeFlags.Null)) return { type: 'null' };
    if (type.isUnion()) {
      const schemas = members(type).map(of);
      const booleans = schemas.filter(({ const: value }) => typeof value === 'boolean');
      return anyOf(
        booleans.length === 2
          ? [...schemas.filter((one) => !booleans.includes(one)), { type: 'boolean' }]
          : schemas,
      );
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', ...(item && { items: of(item) }) };
    }
    if (is(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return objectOf(type);
    throw new Error(`No schema for the type ${checker.typeToString(type)}`);
  }

  function of(type: ts.Type): JsonSchema {
    const name = nameOf(type);
    if (name === undefined) return plain(type);
    if (!components.has(name)) {
      // Known before it is made, because a type may name itself.
      components.set(name, {});
      components.set(name, { ...plain(type), ...describe(type.aliasSymbol ?? type.symbol) });
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  return { of, properties, components };
}
