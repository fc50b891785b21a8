import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

/** A simulated npm: logs its start and end, and installs when the test allows it. */
const fakeNpm = `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('starts', 'start\\n');
const timer = setInterval(() => {
  if (!existsSync('go')) return;
  clearInterval(timer);
  appendFileSync('starts', 'end\\n');
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: { a: { version: '1.0.0' } } }));
}, 10);
`;

/** A bare clone with the setup scripts, and the simulated npm first on the path. */
function bareClone() {
  const folder = mkdtempSync(join(tmpdir(), 'install-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string) => join(folder, name);
  for (const name of ['cli.mjs', 'installLock.mjs']) {
    cpSync(`scripts/tools/${name}`, path(`scripts/tools/${name}`));
  }
  writeFileSync(path('package.json'), JSON.stringify({ engines: { node: '>=20.19' } }));
  writeFileSync(path('package-lock.json'), JSON.stringify({ packages: { a: { version: '1.0.0' } } }));
  mkdirSync(path('bin'));
  writeFileSync(path('bin/npm'), fakeNpm, { mode: 0o755 });
  const env = { ...process.env, PATH: `${path('bin')}${delimiter}${process.env.PATH ?? ''}` };
  Reflect.deleteProperty(env, 'npm_execpath');
  const source = `import { ensureReady } from ${JSON.stringify(path('scripts/tools/cli.mjs'))};
    import { readFile } from 'node:fs/promises';
    ensureReady();
    await readFile('package.json');
    console.log('ready');`;

  return {
    lock: path('.npm-ci.lock'),
    /** npm's log, in order. */
    npm: () => (existsSync(path('starts')) ? readFileSync(path('starts'), 'utf8').trim().split('\n') : []),
    letNpmEnd: () => writeFileSync(path('go'), ''),
    /** Starts a command in the clone. */
    begin() {
      const command = spawn(process.execPath, ['--input-type=module', '-e', source], { env });
      onTestFinished(() => void command.kill('SIGKILL'));
      let output = '';
      command.stdout.on('data', (text) => (output += String(text)));
      command.stderr.on('data', (text) => (output += String(text)));
      const ended = once(command, 'close').then(([code, signal]) => ({
        code: code as number | null,
        signal: signal as string | null,
      }));
      return { said: () => output, ended, kill: (signal: NodeJS.Signals) => command.kill(signal) };
    },
  };
}

const WAITING = 'Another command is installing the packages; waiting for it';
const soon = { timeout: 30_000 };

test('of two concurrent commands one installs, and the other waits and says so', async () => {
  const clone = bareClone();
  const first = clone.begin();
  await vi.waitFor(() => expect(clone.npm()).toEqual(['start']), soon);
  const second = clone.begin();
  await vi.waitFor(() => expect(second.said()).toContain(WAITING), soon);
  clone.letNpmEnd();
  expect(await first.ended).toMatchObject({ code: 0 });
  expect(await second.ended).toMatchObject({ code: 0 });
  expect(first.said()).toContain('ready');
  expect(second.said()).toContain('ready');
  expect(clone.npm()).toEqual(['start', 'end']);
  expect(existsSync(clone.lock)).toBe(false);
});

test('one process takes over the lock of a dead process', async () => {
  const clone = bareClone();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(clone.lock, String(pid));
  const commands = [1, 2, 3, 4].map(clone.begin);
  const waiting = () => commands.filter(({ said }) => said().includes(WAITING));
  await vi.waitFor(() => expect(waiting()).toHaveLength(3), soon);
  clone.letNpmEnd();
  for (const { ended } of commands) expect(await ended).toMatchObject({ code: 0 });
  expect(clone.npm()).toEqual(['start', 'end']);
  expect(existsSync(clone.lock)).toBe(false);
});

test('a command stopped by a signal keeps the lock until its npm ends, then removes it', async () => {
  const clone = bareClone();
  const first = clone.begin();
  await vi.waitFor(() => expect(clone.npm()).toEqual(['start']), soon);
  first.kill('SIGTERM');
  const second = clone.begin();
  await vi.waitFor(() => expect(second.said()).toContain(WAITING), soon);
  clone.letNpmEnd();
  expect(await first.ended).toMatchObject({ code: 143 });
  expect(first.said()).not.toContain('ready');
  expect(await second.ended).toMatchObject({ code: 0 });
  expect(clone.npm()).toEqual(['start', 'end']);
  expect(existsSync(clone.lock)).toBe(false);
});
