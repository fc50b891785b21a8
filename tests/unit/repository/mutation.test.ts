import { existsSync, readFileSync } from 'node:fs';
import { titlesOf } from '@tests/support/sourceTree';
import { describe, expect, test } from 'vitest';
import { equivalents } from '../../../scripts/mutation/equivalents.mjs';
import { groups } from '../../../scripts/mutation/groups.mjs';
import { judge, mutatedLine } from '../../../scripts/mutation/verdict.mjs';

describe('the mutated line', () => {
  const source = 'const a = 1;\nif (a > 0) {\n  go(a);\n}\n';
  const place = (line: number, column: number, endLine: number, endColumn: number) => ({
    start: { line, column },
    end: { line: endLine, column: endColumn },
  });

  test.each([
    [place(2, 5, 2, 10), 'a >= 0', 'if (a >= 0) {'],
    [place(2, 12, 4, 2), '{}', 'if (a > 0) {}'],
    [place(1, 11, 1, 12), '"a\n  b"', 'const a = "a b";'],
  ])('at %j is %s', (location, replacement, line) => {
    expect(mutatedLine(source, { location, replacement })).toBe(line);
  });
});

describe('the verdict on the mutants of a group', () => {
  const fate = (line: string, status: Parameters<typeof judge>[0][number]['status']) => ({
    file: 'src/a.ts',
    line,
    status,
    at: 'src/a.ts:1',
  });
  const accept = (...lines: string[]) => [{ file: 'src/a.ts', why: 'Because.', lines }];

  test('counts what tests notice and what a list explains', () => {
    const fates = [fate('a', 'Killed'), fate('b', 'Timeout'), fate('c', 'Survived'), fate('d', 'NoCoverage')];
    expect(judge(fates, accept('c', 'd'))).toEqual({
      total: 4,
      found: 2,
      listed: 2,
      unlisted: [],
      unneeded: [],
      failed: [],
    });
  });

  test('names every mutant that no test notices and no list explains', () => {
    const fates = [fate('a', 'Survived'), fate('b', 'NoCoverage')];
    expect(judge(fates, accept('a')).unlisted).toEqual([fates[1]]);
  });

  test('names listed mutants that a test notices by now, or that are gone', () => {
    const fates = [fate('a', 'Killed'), fate('b', 'Survived')];
    expect(judge(fates, accept('a', 'b', 'c')).unneeded).toEqual(['src/a.ts: a', 'src/a.ts: c']);
  });

  test('a line is listed as often as mutants become it', () => {
    const fates = [fate('a', 'Survived'), fate('a', 'Survived')];
    expect(judge(fates, accept('a')).unlisted).toEqual([fates[1]]);
    expect(judge(fates, accept('a', 'a'))).toMatchObject({ listed: 2, unlisted: [], unneeded: [] });
    expect(judge(fates, accept('a', 'a', 'a')).unneeded).toEqual(['src/a.ts: a']);
  });

  test('asks for no mutant of a file of another group', () => {
    const other = { file: 'src/b.ts', why: 'Because.', lines: ['x'] };
    expect(judge([fate('a', 'Killed')], [other]).unneeded).toEqual([]);
  });

  test('names mutants without a result', () => {
    const fates = [fate('a', 'RuntimeError'), fate('b', 'Ignored'), fate('c', 'CompileError')];
    expect(judge(fates, []).failed).toEqual(fates);
  });
});

describe('the groups and the list of mutants', () => {
  test('every file and every test of a group exists, each file in one group', () => {
    const all = groups.flatMap(({ files }) => files);
    expect(all.filter((file) => !existsSync(file))).toEqual([]);
    expect(all.filter((file, index) => all.indexOf(file) !== index)).toEqual([]);
    const tests = groups.flatMap((group) => group.tests).map((name) => `tests/unit/${name}`);
    expect(tests.filter((name) => !existsSync(name))).toEqual([]);
  });

  test('every listed mutant is one of a file in a group', () => {
    const mutated = new Set(groups.flatMap(({ files }) => files));
    expect(equivalents.map(({ file }) => file).filter((file) => !mutated.has(file))).toEqual([]);
  });
});

test('every test that docs/testing.md names for a rule exists', () => {
  const [, section = ''] = readFileSync('docs/testing.md', 'utf8').split(
    '#### What only the screen can tell',
  );
  const named = [...section.matchAll(/^\|[^|]*\|[^|]*\| `([\w.-]+)` › (.+?) *\|$/gm)];
  expect(named.length).toBeGreaterThan(0);
  const missing = named.filter(([, file = '', title = '']) => {
    const path = file.endsWith('.spec') ? `tests/e2e/${file}.ts` : `tests/screen/${file}.test.tsx`;
    return !existsSync(path) || !titlesOf({ path, text: readFileSync(path, 'utf8') }).includes(title);
  });
  expect(missing.map(([row]) => row)).toEqual([]);
});
