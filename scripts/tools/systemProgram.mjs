import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Advice, succeeds } from './cli.mjs';

/**
 * A program of the system that npm does not install.
 *
 * @typedef {object} SystemProgram
 * @property {string} name of its file
 * @property {string} debianPackage
 * @property {string} variable of the environment that may contain its path
 * @property {string} need what needs it, as the subject of a sentence
 */

/** @param {SystemProgram} program */
function installed({ name, variable }) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return [process.env[variable], ...folders.map((folder) => join(folder, name))].find(
    (path) => path && existsSync(path),
  );
}

/**
 * The path of a program; installs it on Debian and Ubuntu if needed.
 *
 * @param {SystemProgram} program
 */
export function findProgram(program) {
  const { name, debianPackage, variable, need } = program;
  const before = installed(program);
  if (before) return before;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`Installing ${debianPackage} (apt-get, as root) …`);
    succeeds('apt-get', ['update']);
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', debianPackage]);
  }
  const after = installed(program);
  if (after) return after;
  throw new Advice(
    `No ${name} was found or could be installed; ${need} needs it.\n` +
      `Install it, or name it in the environment: ${variable}=/path/to/${name}`,
  );
}
