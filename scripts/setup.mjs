import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, wherever a script was started from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** A failure that the reader can act upon: shown as it is, without a stack. */
export class Advice extends Error {}

/**
 * Ends the program with an error's advice, or with the whole error when it is unexpected.
 *
 * @param {unknown} error
 */
export function stopWith(error) {
  console.error(error instanceof Advice ? `\n${error.message}\n` : error);
  process.exit(1);
}

/**
 * Runs a program with this terminal, and tells whether it succeeded.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function succeeds(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', process.stderr, 'inherit'] }).status === 0;
}

/**
 * Runs npm: the one that started this script, else the one on the path.
 *
 * @param {string[]} args
 */
function npm(...args) {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.[cm]?js$/.test(own)) return succeeds(process.execPath, [own, ...args]);
  return succeeds(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

function requireNode() {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  const [major = 0, minor = 0] = wanted.match(/\d+/g).map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new Advice(
    `This project needs Node ${wanted}; this is Node ${process.versions.node}.\n` +
      'Get a newer one from https://nodejs.org and try again.',
  );
}

/**
 * The packages of a lock file, by their path in node_modules; none when there is no such file.
 *
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function lockedPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * True when a package that the lock file names is missing, or there in another version.
 *
 * @param {string} folder
 */
function packagesAreStale(folder) {
  const wanted = lockedPackages(join(folder, 'package-lock.json'));
  const installed = lockedPackages(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(wanted).some(
    ([path, { version, optional }]) => path !== '' && !optional && installed[path]?.version !== version,
  );
}

/**
 * Installs the packages of a folder that are missing or outdated.
 *
 * @param {string} folder from the root
 */
export function ensurePackages(folder) {
  if (!packagesAreStale(folder)) return;
  console.error('Installing the packages (npm ci); this takes a minute the first time …');
  if (!npm('ci', '--no-audit', '--no-fund', '--prefix', join(root, folder))) {
    throw new Advice('npm ci failed; its own message stands above.');
  }
}

/** Makes a bare clone ready to run: checks Node and installs the packages that are missing or outdated. */
export function ensureReady() {
  process.chdir(root);
  requireNode();
  ensurePackages('.');
}
