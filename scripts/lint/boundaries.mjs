import { builtinModules, createRequire } from 'node:module';
import { posix } from 'node:path';

/**
 * The import rules of docs/architecture.md; the default is no. The lint rule and
 * tests/unit/repository/architecture.test.ts both read this table, so that editor and suite agree.
 *
 * @typedef {object} Room
 * @property {string} name shown in the message
 * @property {RegExp} files paths from the repository's root; the first matching room applies to a file
 * @property {(match: RegExpMatchArray) => RegExp[]} may files that it may import
 * @property {RegExp[]} [neverPackages] npm packages and node: modules that it may not import
 */

const react = /^react(-dom)?(\/|$)/;
const router = /^react-router/;
const query = /^@tanstack\/react-query/;
const mantine = /^@mantine\//;
const icons = /^@tabler\//;
const node = /^node:/;
/** Readers are tolerant. Only the sandbox runs the contract's schemas; the app imports their types. */
const checks = /^valibot/;
const fake = /^(msw|@mswjs\/|vitest|storybook|@storybook\/|playwright|@playwright\/)/;

const lib = /^src\/lib\//;
const api = /^src\/api\//;
const session = /^src\/session\//;
const ui = /^src\/ui\//;
const navigation = /^src\/navigation\//;
const theme = /^src\/theme\//;
const contract = /^src\/api\/(contract|endpoints|wire)$/;
const all = /^/;

/** The sandbox's folders below the panel, lowest first: each may import itself and those below it. */
const ladder = ['host', 'server', 'scenarios', 'acceptance', 'engine', 'page', 'adapters'];

/** @type {Room[]} */
const rooms = [
  { name: 'src/lib', files: lib, may: () => [lib], neverPackages: [react, router, query, mantine, icons] },
  { name: 'src/api', files: api, may: () => [api, lib], neverPackages: [react, router, mantine, icons] },
  {
    name: "src/session's React side",
    files: /^src\/session\/(hooks|use[A-Z]\w*|\w+Provider|\w+Context)\.tsx?$/,
    may: () => [session, api, lib],
    neverPackages: [router, mantine, icons],
  },
  {
    name: 'src/session',
    files: session,
    may: () => [session, api, lib],
    neverPackages: [react, router, mantine, icons],
  },
  { name: 'src/theme', files: theme, may: () => [theme, lib] },
  { name: 'src/ui', files: ui, may: () => [ui, lib, theme], neverPackages: [router, query] },
  {
    name: 'src/navigation',
    files: navigation,
    may: () => [navigation, lib],
    neverPackages: [query, mantine, icons],
  },
  {
    name: 'a feature',
    files: /^src\/features\/([^/]+)\//,
    may: ([, own]) => [
      new RegExp(`^src/features/${own}/`),
      ...(own === 'send' ? [/^src\/features\/beneficiaries\/(\w*Chooser\w*|beneficiary)$/] : []),
      ui,
      navigation,
      session,
      api,
      lib,
    ],
  },
  { name: 'src/app', files: /^src\//, may: () => [/^src\//] },
  {
    // It loads the code of the app while the sandbox starts.
    name: "the demo's entry",
    files: /^mocks\/main\.tsx?$/,
    may: () => [/^mocks\//, /^src\/(main|app\/(App|pages))$/, lib],
  },
  { name: 'mocks/panel', files: /^mocks\/panel\//, may: () => [/^mocks\//, contract, lib, theme] },
  {
    // It judges with the readers of the app.
    name: 'mocks/check',
    files: /^mocks\/check\//,
    may: () => [
      /^mocks\/(check|server)\//,
      /^mocks\/(adapters\/http\/openapi|engine\/(secrets|har\/format)|host\/cookies)$/,
      api,
      lib,
    ],
    neverPackages: [react, router, mantine, icons],
  },
  ...ladder.map((floor, height) => ({
    name: `mocks/${floor}`,
    files: new RegExp(`^mocks/${floor}/`),
    may: () => [new RegExp(`^mocks/(${ladder.slice(0, height + 1).join('|')})/`), contract, lib],
    neverPackages: [react, router, query, mantine, icons],
  })),
  {
    // The patterns quote the specification.
    name: 'stories',
    files: /^stories\//,
    may: () => [/^stories\//, /^src\//, /^mocks\//, /^docs\/product\.md$/],
  },
  {
    name: 'tests/e2e',
    files: /^tests\/e2e\//,
    may: () => [
      /^tests\/(e2e|support)\//,
      /^scripts\/tools\//,
      /^mocks\/(scenarios\/|server\/(scenario|faultKinds)$|adapters\/http\/messages$)/,
      /^src\/lib\/paths$/,
    ],
  },
  {
    name: 'tests/engines',
    files: /^tests\/engines\//,
    may: () => [/^tests\/(engines|e2e)\//, /^scripts\/tools\//, /^mocks\/adapters\/http\/messages$/],
  },
  { name: 'the rest', files: all, may: () => [all] },
];

/** @type {{ compilerOptions: { paths: Record<string, [string]> } }} */
const { compilerOptions } = createRequire(import.meta.url)('../../tsconfig.json');

/** The import aliases of folders, such as '@/' for 'src/'. */
const aliases = Object.entries(compilerOptions.paths).map(
  ([name, [folder]]) => /** @type {const} */ ([name.slice(0, -1), folder.slice(2, -1)]),
);

/**
 * Resolves an import to a path from the repository's root without a script's extension; undefined for a package.
 *
 * @param {string} file path of the importing file, from the root
 * @param {string} specifier the text between the quotes
 */
function target(file, specifier) {
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  const path = alias
    ? alias[1] + specifier.slice(alias[0].length)
    : /^\.{1,2}(\/|$)/.test(specifier)
      ? posix.join(posix.dirname(file), specifier)
      : undefined;
  return path?.replace(/\?.*$/, '').replace(/\.[cm]?[jt]sx?$/, '');
}

/**
 * Why `file` may not import `specifier`; undefined when it may.
 *
 * @param {string} file path from the repository's root, with forward slashes
 * @param {string} specifier
 * @returns {string | undefined}
 */
export function importProblem(file, specifier) {
  const room = rooms.find(({ files }) => files.test(file));
  const match = room && file.match(room.files);
  if (!room || !match) return undefined;
  const path = target(file, specifier);
  if (path !== undefined) {
    return room.may(match).some((allowed) => allowed.test(path))
      ? undefined
      : `${room.name} may not import ${path}`;
  }
  const name = builtinModules.includes(specifier) ? `node:${specifier}` : specifier;
  const isReader = file.startsWith('src/api/') && !/\/(contract|wire)\.ts$/.test(file);
  const inApp = file.startsWith('src/') ? [node, fake, ...(isReader ? [checks] : [])] : [];
  const never = [...(room.neverPackages ?? []), ...inApp];
  return never.some((pattern) => pattern.test(name)) ? `${room.name} may not import ${name}` : undefined;
}
