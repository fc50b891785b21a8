import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** A prop that changes a component's state, with the states' names as `stateOf` returns them. */
export interface StatefulProp {
  readonly name: string;
  readonly optional: boolean;
  readonly states: readonly string[];
}

/** Props without states of their own: browser hints, heading levels, slot contents, zones. */
const stateless = new Set([
  'autoComplete',
  'children',
  'className',
  'enterKeyHint',
  'hero',
  'level',
  'opened',
  'role',
  'timeZone',
  'top',
]);

/** The state for a story's value of a prop. */
export function stateOf(value: unknown): string {
  if (value === undefined || value === null) return 'absent';
  if (typeof value === 'object' && 'kind' in value) return stateOf(value.kind);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : 'given';
}

function unionOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** Reads the states of component props in these files from their types. */
export function createPropReader(paths: readonly string[]) {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const program = ts.createProgram(
    [...paths.map((path) => join(root, path)), join(root, 'src/vite-env.d.ts')],
    options,
  );
  const checker = program.getTypeChecker();

  const statesOf = (type: ts.Type): readonly string[] =>
    unionOf(type).flatMap((part) => {
      if (part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return ['absent'];
      if (part.isStringLiteral() || part.isNumberLiteral()) return [String(part.value)];
      if (part.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(part)];
      const kind = part.getProperty('kind');
      return kind ? statesOf(checker.getTypeOfSymbol(kind)) : ['given'];
    });

  /** The type of the first parameter of an exported function. */
  const propsOf = (path: string, component: string): ts.Type | undefined => {
    const file = program.getSourceFile(join(root, path));
    const module = file && checker.getSymbolAtLocation(file);
    const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === component);
    const parameter = symbol && checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.parameters[0];
    return parameter && checker.getTypeOfSymbol(parameter);
  };

  return (path: string, component: string): readonly StatefulProp[] =>
    (propsOf(path, component)?.getProperties() ?? []).flatMap((prop) => {
      const declared = prop.declarations?.[0];
      // Props that a package declares are documented by the package.
      if (!declared || !ts.isPropertySignature(declared) || stateless.has(prop.name)) return [];
      if (declared.getSourceFile().fileName.includes('/node_modules/')) return [];
      const optional = (prop.flags & ts.SymbolFlags.Optional) !== 0;
      const isNode = declared.type?.getText().includes('ReactNode') === true;
      const states = new Set(isNode ? ['given'] : statesOf(checker.getTypeOfSymbol(prop)));
      // An omitted optional boolean is false.
      if (optional || /ReactNode \| (undefined|null)/.test(declared.type?.getText() ?? '')) {
        states.add(states.has('false') ? 'false' : 'absent');
      }
      if (states.has('false')) states.delete('absent');
      return states.size > 1 ? [{ name: prop.name, optional, states: [...states] }] : [];
    });
}
