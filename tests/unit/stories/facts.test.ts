import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { statusOf, type PieceFacts } from '@stories/ui/facts/facts';
import { expect, onTestFinished, test } from 'vitest';
import { hasHistory, historyOf } from '../../../.storybook/facts/history';
import { allPieces } from '../../../.storybook/facts/pieces';
import { evidenceOf, heardIn } from '../../../.storybook/facts/results';
import { importersInApp } from '../../../.storybook/facts/uses';
import { weightOf } from '../../../.storybook/facts/weight';

test('every piece with a guide is found, with its component', () => {
  const pieces = allPieces();
  expect(pieces).toContainEqual({
    name: 'CodeField',
    stories: 'stories/features/access/verify/CodeField.stories.tsx',
    source: 'src/features/access/verify/CodeField',
  });
  expect(pieces.filter(({ source }) => !existsSync(resolve(`${source}.tsx`)))).toEqual([]);
});

test('the uses of a piece are the files of the app that import it, through an alias or beside it', () => {
  const importers = importersInApp();
  expect(importers.get('src/ui/money/AmountField')).toEqual(['src/ui/money/Calculator.tsx']);
  expect(importers.get('src/ui/fields/SearchSelect')).toContain('src/ui/fields/CountrySelect.tsx');
  expect(importers.get('src/ui/fields/SearchSelect')).toContain(
    'src/features/beneficiaries/fields/ConfiguredField.tsx',
  );
});

test('a piece weighs what it adds: its code, its styles and what it imports of the app', async () => {
  const [step, field, calculator] = await Promise.all(
    ['page/StepIndicator', 'money/AmountField', 'money/Calculator'].map(async (piece) =>
      weightOf(`src/ui/${piece}`),
    ),
  );
  expect(step).toBeGreaterThan(200);
  expect(step).toBeLessThan(1500);
  expect(calculator).toBeGreaterThan(field ?? Infinity);
});

test('the history is counted only in a clone that has it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' });
  expect(hasHistory(folder)).toBe(false);
  git('init', 'whole');
  const author = ['-c', 'user.name=T', '-c', 'user.email=t@turpial.example', '-C', 'whole', 'commit'];
  for (const subject of ['one', 'two']) git(...author, '--allow-empty', '-m', subject);
  expect(hasHistory(join(folder, 'whole'))).toBe(true);
  git('clone', '--depth', '1', pathToFileURL(join(folder, 'whole')).href, 'shallow');
  expect(hasHistory(join(folder, 'shallow'))).toBe(false);
  expect(historyOf('src/ui/money/NoSuchPiece')).toBeUndefined();
});

test('the evidence of a piece has a row for what ran, and none for what did not', () => {
  const name = resolve('stories/ui/money/Money.stories.tsx');
  const story = (title: string, status: string) => ({ title, status });
  const stories = [story('Euros', 'passed'), story('Con el teclado', 'failed'), story('Otra', 'skipped')];
  const states = { startTime: 7, testResults: [{ name, assertionResults: stories }] };
  const dark = { startTime: 8, testResults: [{ name, assertionResults: [story('Euros', 'skipped')] }] };
  expect(evidenceOf({ states, dark }).get('stories/ui/money/Money.stories.tsx')).toEqual({
    default: { passed: 1, failed: 0, at: 7 },
    states: { passed: 1, failed: 1, at: 7 },
    keyboard: { passed: 0, failed: 1, at: 7 },
  });
});

test('what is heard in a story comes from the report of the run, also when it differs from what was agreed', () => {
  const name = resolve('stories/ui/money/Money.stories.tsx');
  const story = (title: string, status: string, heard?: string) => ({
    title,
    status,
    meta: heard === undefined ? {} : { heard },
  });
  const assertionResults = [
    story('Euros', 'failed', '50,00 €'),
    story('Muda', 'passed', ''),
    story('Otra', 'skipped'),
  ];
  const report = { startTime: 7, testResults: [{ name, assertionResults }] };
  expect(heardIn(report)).toEqual({
    at: 7,
    files: {
      'stories/ui/money/Money.stories.tsx': [
        { title: 'Euros', text: '50,00 €' },
        { title: 'Muda', text: '' },
      ],
    },
  });
  expect(evidenceOf({ heard: report }).get('stories/ui/money/Money.stories.tsx')).toEqual({
    heard: { passed: 1, failed: 1, at: 7 },
  });
});

const passed = { passed: 3, failed: 0, at: 0 };
const failed = { passed: 2, failed: 1, at: 0 };
const none = { chromium: {}, firefox: {}, webkit: {} };
const inChromium = (rows: PieceFacts['evidence']['chromium']) => ({ ...none, chromium: rows });

test.each<[string, Partial<PieceFacts>]>([
  ['Con fallos', { usedIn: [], evidence: inChromium({ states: passed, dark: failed }) }],
  [
    'Con fallos',
    { usedIn: ['a', 'b'], evidence: { ...inChromium({ states: passed }), firefox: { dark: failed } } },
  ],
  ['Sin uso', { usedIn: [], evidence: inChromium({ states: passed }) }],
  ['Sin comprobar', { usedIn: ['a', 'b'] }],
  ['Sin comprobar', { usedIn: ['a', 'b'], evidence: inChromium({ dark: passed }) }],
  ['Sin comprobar', { usedIn: ['a', 'b'], evidence: { ...none, firefox: { states: passed } } }],
  ['De un solo sitio', { usedIn: ['a'], evidence: inChromium({ states: passed }) }],
  ['Estable', { usedIn: ['a', 'b'], evidence: inChromium({ states: passed }) }],
])("the status '%s' follows from the facts", (name, facts) => {
  expect(statusOf({ usedIn: [], bytes: 1, evidence: none, ...facts })?.name).toBe(name);
});
