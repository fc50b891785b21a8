import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
 * Starts a server of scripts/serve.mjs as a separate process on a free port; resolves when it prints its address. It
 * ends with this process.
 *
 * @param {'sandbox' | 'nginx'} server
 * @param {readonly string[]} options
 */
export async function startProgram(server, ...options) {
  const child = spawn(process.execPath, ['scripts/serve.mjs', server, '--port', '0', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const kill = () => void child.kill();
  process.once('exit', kill);
  return {
    url: await printedAddress(child),
    close: async () => {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
