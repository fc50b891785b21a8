import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { endpoints, type Endpoint } from '@/api/endpoints';
import { config } from '@/lib/config';
import { controlCalls } from '../http/controlCalls';
import { createSchemaMaker, type JsonSchema, type SchemaMaker } from './schema';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the document takes from a row of either table. */
interface Row {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly access?: Endpoint['access'];
  readonly status?: number;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}
/** One call, in OpenAPI's words. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
      }
    >
  >;
}
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: object;
  };
}

const errorSchema: JsonSchema = {
  type: 'object',
  properties: { error: { type: 'string' }, code: { type: 'string' } },
  required: ['error'],
};

function createProgram(files: readonly string[]): ts.Program {
  return ts.createProgram(files, {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    skipLibCheck: true,
    noEmit: true,
    paths: { '@/*': [`${root}/src/*`] },
  });
}

/** The types of a table's rows, by name: what each call carries in its phantom `shape`. */
function shapesOf(program: ts.Program, file: string, table: string): ReadonlyMap<string, ts.Type> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === table);
  if (!symbol) throw new Error(`${file} has no ${table}`);
  return new Map(
    checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)).map((row) => {
      const shape = checker.getPropertyOfType(checker.getTypeOfSymbol(row), 'shape');
      if (!shape) throw new Error(`${row.name} has no shape`);
      return [row.name, checker.getNonNullableType(checker.getTypeOfSymbol(shape))];
    }),
  );
}

function operationOf(
  name: string,
  row: Row,
  shape: ts.Type,
  checker: ts.TypeChecker,
  make: SchemaMaker,
): Operation {
  const part = (key: string) => {
    const symbol = checker.getPropertyOfType(shape, key);
    return symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  };
  const [params, query, body, answer] = [part('params'), part('query'), part('body'), part('answer')];
  const csrf: Parameter = { name: 'x-csrf-token', in: 'header', required: true, schema: { type: 'string' } };
  const isApi = row.path.startsWith('/api/');
  const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
  return {
    operationId: isApi ? name : `sandbox.${name}`,
    summary: row.summary,
    tags: [isApi ? 'api' : 'sandbox'],
    ...(row.access === 'session' && { security: [{ bearer: [] }] }),
    parameters: [
      ...(params ? make.properties(params).map((one) => ({ ...one, in: 'path' as const })) : []),
      ...(query ? make.properties(query).map((one) => ({ ...one, in: 'query' as const })) : []),
      ...(isApi && row.method !== 'GET' ? [csrf] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(make.of(body)) } }),
    responses: {
      [row.status ?? 200]: { description: 'Success', content: json(answer ? make.of(answer) : {}) },
      default: { description: 'Refusal', content: json(errorSchema) },
    },
  };
}

/**
 * The calls of both tables as an OpenAPI document. What a call carries is read from the very types that client and
 * server are compiled against; nothing is written twice.
 */
export function openApiDocument(): OpenApiDocument {
  const tables = [
    { file: `${root}src/api/endpoints.ts`, table: 'endpoints', rows: endpoints },
    { file: `${root}mocks/http/controlCalls.ts`, table: 'controlCalls', rows: controlCalls },
  ] as const;
  const program = createProgram(tables.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const make = createSchemaMaker(checker);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { file, table, rows } of tables) {
    const shapes = shapesOf(program, file, table);
    for (const [name, row] of Object.entries<Row>(rows)) {
      const shape = shapes.get(name);
      if (!shape) throw new Error(`${name} has no type`);
      const path = row.path.replace(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[row.method.toLowerCase()] = operationOf(name, row, shape, checker, make);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${config.brandName} and its sandbox`,
      version: config.version,
      description: 'Calls under /api are those of the app; calls under /sandbox control the fake server.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(make.components),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
