/** @module-tag all */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What the command needs of the repository, and what its files are compiled with. */
const copied = [
  'scripts/new.mjs',
  'scripts/tools/cli.mjs',
  'stories/ui/parameters.ts',
  'src/vite-env.d.ts',
  'src/ui/money/Money.tsx',
  'src/ui/page/BrandMark.tsx',
  '.oxfmtrc.json',
  'package.json',
];

/** A copy of the repository with two drawers and the command. */
function copyOfRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'new-piece-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of copied) cpSync(path, join(folder, path));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // An empty lock file: the command must not install packages through the link into the repository.
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: {} }));
  const run = (file: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  return {
    run,
    create: (...args: readonly string[]) => run('scripts/new.mjs', ...args),
    has: (path: string) => existsSync(join(folder, path)),
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    write: (path: string, text: string) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
  };
}

const filesOf = (drawer: string, name: string) => [
  `src/ui/${drawer}/${name}.tsx`,
  `src/ui/${drawer}/${name}.module.css`,
  `stories/ui/${drawer}/${name}.stories.tsx`,
  `stories/ui/${drawer}/${name}.mdx`,
];

test('a new piece has its component, its styles and its story, formatted and compiling', () => {
  const { create, run, has, read, write } = copyOfRepository();
  const { status, said } = create('piece', 'RateNote', '--drawer', 'money');
  expect({ status, said }).toMatchObject({ status: 0 });
  const files = filesOf('money', 'RateNote');
  for (const path of files) {
    expect(said).toContain(path);
    expect(has(path)).toBe(true);
  }
  expect(run('node_modules/oxfmt/bin/oxfmt', '--check', ...files)).toMatchObject({ status: 0 });

  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
    compilerOptions: object;
  };
  const include = [...files, 'src/vite-env.d.ts'];
  write('tsconfig.json', JSON.stringify({ compilerOptions, include }));
  expect(run('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.')).toEqual({
    status: 0,
    said: '',
  });
  expect(read('stories/ui/money/RateNote.stories.tsx')).toContain("from '@/ui/money/RateNote'");
});

test.each([
  [['piece', 'Ribbon', 'Bow'], 'Usage: npm run new -- piece Name'],
  [['piece', '../Ribbon'], "'../Ribbon' is no name for a piece"],
  [['piece', 'Ribbon', '--drawer', 'attic'], "src/ui has no drawer 'attic'. Take one of these: money, page"],
  [['piece', 'Money'], 'src/ui/money/Money.tsx has that name already'],
])('%j is refused: %s', (args, why) => {
  const { create, has } = copyOfRepository();
  const { status, said } = create(...args);
  expect(status).toBe(1);
  expect(said).toContain(why);
  expect(said).not.toContain('    at ');
  expect(filesOf('page', 'Ribbon').some(has)).toBe(false);
});
