import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A failure that the user can fix: printed without a stack trace. */
export class Advice extends Error {}

/**
 * Prints the advice, or the whole error if it is unexpected, and sets the exit code.
 *
 * @param {unknown} error
 */
export function stopWith(error) {
  console.error(error instanceof Advice ? `\n${error.message}\n` : error);
  process.exit(1);
}

/**
 * Runs a program in this terminal; returns true when it succeeds.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function succeeds(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', process.stderr, 'inherit'] }).status === 0;
}

/**
 * Runs the npm that started this script, else the one on the path.
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
 * The packages of a lock file by their path in node_modules; empty when the file is missing.
 *
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function lockedPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** True when a package of the lock file is missing or has another version. */
function packagesAreStale() {
  const wanted = lockedPackages('package-lock.json');
  const installed = lockedPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).some(
    ([path, { version, optional }]) => path !== '' && !optional && installed[path]?.version !== version,
  );
}

function ensurePackages() {
  if (!packagesAreStale()) return;
  console.error('Installing the packages (npm ci); this takes a minute the first time …');
  if (!npm('ci', '--ignore-scripts', '--no-audit', '--no-fund')) {
    throw new Advice('npm ci failed; see its message above.');
  }
  // npm itself would do it by a script of package.json, which .npmrc turns off.
  if (existsSync(join(root, '.git'))) succeeds('git', ['config', 'core.hooksPath', '.githooks']);
}

/** Makes a bare clone ready to run: checks Node and installs missing or outdated packages. */
export function ensureReady() {
  process.chdir(root);
  requireNode();
  ensurePackages();
}
