import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './cli.mjs';

/**
 * The address that a starting server prints, without a trailing slash.
 *
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} child
 */
export async function printedAddress(child) {
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\/\/[^\s/]+/.exec(line) ?? [];
    if (!url) continue;
    child.stdout.resume();
    return url;
  }
  throw new Error(`${child.spawnargs.join(' ')} ended before it printed its address`);
}

/**
 * Starts a server of scripts/ as a separate process on a free port; resolves with its address, without a trailing
 * slash, when it prints it. It ends with this process.
 *
 * @param {'sandbox' | 'serve'} script
 * @param {readonly string[]} options
 */
export async function startProgram(script, ...options) {
  const child = spawn(process.execPath, [`scripts/${script}.mjs`, '--port', '0', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  return { url: await printedAddress(child), close: () => void child.kill() };
}
