import { builtinModules } from 'node:module';
import { posix } from 'node:path';

/**
 * "Who may import whom" (README, "Rules"): the default is no. The lint rule and tests/architecture.test.ts
 * both read this table, so that the editor and the suite say the same.
 *
 * @typedef {object} Room
 * @property {string} name what the message calls it
 * @property {RegExp} files paths from the repository's root; the first room that matches a file is its room
 * @property {(match: RegExpMatchArray) => RegExp[]} may files it may import, besides none
 * @property {RegExp[]} [neverPackages] npm packages and node: modules that it may not import
 */

const react = /^react(-dom)?(\/|$)/;
const router = /^react-router/;
const query = /^@tanstack\/react-query/;
const mantine = /^@mantine\//;
const icons = /^@tabler\//;
const node = /^node:/;
const fake = /^(msw|@mswjs\/|vitest|storybook|@storybook\/|playwright|@playwright\/)/;

const lib = /^src\/lib\//;
const api = /^src\/api\//;
const session = /^src\/session\//;
const ui = /^src\/ui\//;
const theme = /^src\/theme\//;
const contract = /^src\/api\/(endpoints|wire)$/;
const all = /^/;

/** @type {Room[]} */
export const rooms = [
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
    name: 'a feature',
    files: /^src\/features\/([^/]+)\//,
    may: ([, own]) => [
      new RegExp(`^src/features/${own}/`),
      ...(own === 'send' ? [/^src\/features\/beneficiaries\/(\w*Chooser\w*|beneficiary)$/] : []),
      ui,
      session,
      api,
      lib,
    ],
  },
  { name: 'src/app', files: /^src\//, may: () => [/^src\//] },
  { name: "the demo's entry", files: /^mocks\/main\.tsx?$/, may: () => [/^mocks\//, /^src\/main$/, lib] },
  {
    name: "the sandbox's panel",
    files: /^mocks\/(control\/)?panel\//,
    may: () => [/^mocks\//, contract, lib, theme],
  },
  {
    name: 'mocks',
    files: /^mocks\//,
    may: () => [/^mocks\//, contract, lib],
    neverPackages: [react, router, query, mantine, icons],
  },
  { name: 'stories', files: /^stories\//, may: () => [/^stories\//, /^src\//, /^mocks\//] },
  {
    name: 'tests/e2e',
    files: /^tests\/e2e\//,
    may: () => [/^tests\/(e2e|support)\//, /^mocks\/scenarios\//, /^src\/lib\/paths$/],
  },
  { name: 'the rest', files: all, may: () => [all] },
];

const aliases = /** @type {const} */ ([
  ['@/', 'src/'],
  ['@mocks/', 'mocks/'],
  ['@tests/', 'tests/'],
  ['@stories/', 'stories/'],
]);

/**
 * Where an import leads: a path from the repository's root without the extension of a script, or undefined
 * when it names a package.
 *
 * @param {string} file path of the importing file, from the root
 * @param {string} specifier what stands between the quotes
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
 * Why `file` may not import `specifier`, or undefined when it may.
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
  const never = [...(room.neverPackages ?? []), ...(file.startsWith('src/') ? [node, fake] : [])];
  return never.some((pattern) => pattern.test(name)) ? `${room.name} may not import ${name}` : undefined;
}
