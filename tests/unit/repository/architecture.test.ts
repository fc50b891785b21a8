import { filesIn, importedBy, isScript, nodesOf, placeOf } from '@tests/support/sourceTree';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { importProblem } from '../../../scripts/lint/boundaries.mjs';

const files = filesIn('src', 'mocks', 'stories', 'tests', 'scripts', '.storybook');
const scripts = files.filter(isScript).map((file) => ({ ...file, nodes: nodesOf(file) }));
const app = scripts.filter(({ path }) => path.startsWith('src/'));

/** Places in `among` where `wrong` holds, except in files that match `except`. */
function places(among: typeof scripts, wrong: (node: ts.Node) => boolean, except = /^$/): string[] {
  return among
    .filter(({ path }) => !except.test(path))
    .flatMap(({ nodes }) => nodes.filter(wrong).map(placeOf));
}

/** True when the node reads `name`, `window.name` or `globalThis.name`. */
function readsGlobal(node: ts.Node, ...names: readonly string[]): boolean {
  if (!ts.isIdentifier(node) || !names.includes(node.text)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return /^(window|globalThis|self)$/.test(parent.expression.getText());
  }
  return !(
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isTypeQueryNode(parent)
  );
}

const calls = (node: ts.Node, callee: RegExp) =>
  ts.isCallExpression(node) && callee.test(node.expression.getText());

describe('import rules', () => {
  test('every import follows the table of scripts/lint/boundaries.mjs', () => {
    const problems = scripts.flatMap(({ path, nodes }) =>
      nodes.flatMap((node) => {
        const specifier = importedBy(node);
        const problem = specifier === undefined ? undefined : importProblem(path, specifier);
        return problem ? [`${placeOf(node)} ${problem}`] : [];
      }),
    );
    expect(problems).toEqual([]);
  });

  test.each([
    ['src/lib/money.ts', '@/api/http'],
    ['src/lib/money.ts', 'react'],
    ['src/api/http.ts', '@mantine/notifications'],
    ['src/session/session.ts', 'react'],
    ['src/ui/money/Money.tsx', '@tanstack/react-query'],
    ['src/ui/money/Money.tsx', '@/session/hooks'],
    ['src/features/profile/ProfilePage.tsx', '@/features/access/AuthForm'],
    ['src/features/history/HistoryPage.tsx', '@/features/beneficiaries/BeneficiaryChooser'],
    ['src/app/App.tsx', '@mocks/adapters/browser'],
    ['src/app/App.tsx', 'msw'],
    ['src/main.tsx', '../mocks/adapters/browser'],
    ['mocks/adapters/browser.ts', '@/main'],
    ['mocks/server/handlers/session.ts', '@/api/http'],
    ['mocks/server/handlers/session.ts', '@/features/send/preparation'],
    ['tests/e2e/journey.spec.ts', '@/features/send/preparation'],
    ['mocks/host/clock.ts', '@mocks/server/scenario'],
    ['mocks/server/handlers/serve.ts', '../../engine/sandbox'],
    ['mocks/engine/sandbox.ts', '@mocks/panel/Panel'],
  ])('the table refuses %s → %s', (file, specifier) => {
    expect(importProblem(file, specifier)).toBeDefined();
  });
});

describe('the shape of files', () => {
  test('no file is longer than 300 lines', () => {
    const long = files
      .filter(({ path }) => /\.([cm]?[jt]sx?|css|mdx)$/.test(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  test('no folder collects unrelated files', () => {
    expect(files.map(({ path }) => path).filter((path) => /\/(utils?|helpers?|common)\//.test(path))).toEqual(
      [],
    );
  });

  test('no file re-exports another file of ours', () => {
    const ours = /^(\.|@\/|@(mocks|tests|stories)\/)/;
    const passesOn = (node: ts.Node) => ts.isExportDeclaration(node) && ours.test(importedBy(node) ?? '');
    expect(places(scripts, passesOn)).toEqual([]);
    expect(files.map(({ path }) => path).filter((path) => /\/index\.[jt]sx?$/.test(path))).toEqual([]);
  });

  test("only tools' entry files have a default export", () => {
    const tools =
      /(\.stories\.tsx|^\.storybook\/.*|\.d\.ts|\/globalSetup\.ts|engines\/reporter\.ts|lint\/rules\.mjs)$/;
    const isDefault = (node: ts.Node) =>
      ts.isExportAssignment(node) || node.kind === ts.SyntaxKind.DefaultKeyword
        ? !ts.isDefaultClause(node.parent)
        : ts.isExportSpecifier(node) && node.name.text === 'default';
    expect(places(scripts, isDefault, tools)).toEqual([]);
  });

  test('no check is silenced without a reason beside it', () => {
    const silenced = files.filter(isScript).flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const bare =
          /@ts-(ignore|nocheck)\b/.test(line) ||
          /@ts-expect-error\W*$/.test(line) ||
          /(es|ox)lint-disable(?!.* -- \S)/.test(line);
        return bare && !path.endsWith('architecture.test.ts') ? [`${path}:${index + 1}`] : [];
      }),
    );
    expect(silenced).toEqual([]);
  });
});

describe('single places', () => {
  test('only src/api/http.ts calls fetch', () => {
    expect(places(app, (node) => readsGlobal(node, 'fetch'), /^src\/api\/http\.ts$/)).toEqual([]);
  });

  test('only src/lib/clock.ts reads the system time', () => {
    const readsTime = (node: ts.Node) =>
      readsGlobal(node, 'setTimeout', 'setInterval') ||
      // The query cache's own time stamps.
      (ts.isIdentifier(node) && /^(data|error)UpdatedAt$/.test(node.text)) ||
      calls(node, /^(Date\.now|performance\.now|Date)$/) ||
      (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length);
    expect(places(app, readsTime, /^src\/lib\/clock\.ts$/)).toEqual([]);
  });

  test('only src/lib/config.ts reads the configuration, but for the holidays', () => {
    const readsEnv = (node: ts.Node) =>
      ts.isPropertyAccessExpression(node) && node.getText() === 'import.meta.env';
    expect(places(app, readsEnv, /^src\/lib\/(config|workingDays)\.ts$/)).toEqual([]);
  });

  test("only src/lib/browser.ts touches the browser's storage", () => {
    const readsStorage = (node: ts.Node) => readsGlobal(node, 'localStorage', 'sessionStorage', 'indexedDB');
    expect(places(app, readsStorage, /^src\/lib\/browser\.ts$/)).toEqual([]);
  });

  test('only @mantine/form holds the fields of a form', () => {
    const isForm = (node: ts.Node) =>
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      /^(form|AuthForm)$/.test(node.tagName.getText());
    const others = app.filter(
      ({ text, nodes }) => nodes.some(isForm) && !/\b(code|password)?form\.onSubmit\(/i.test(text),
    );
    // The frame of the forms to get in, and the calculator, of whose two amounts one follows from the other.
    expect(new Set(others.map(({ path }) => path))).toEqual(
      new Set(['src/features/access/parts/AuthForm.tsx', 'src/features/send/SendQuoteView.tsx']),
    );
  });

  test('only <ErrorText> shows a text of the error catalogue', () => {
    const isShown = (node: ts.Node) =>
      ts.isJsxExpression(node) &&
      /^(?!classes\.)(.*\.)?(messages\.\w+|message)$/.test(node.expression?.getText() ?? '') &&
      !(ts.isJsxElement(node.parent) && node.parent.openingElement.tagName.getText() === 'ErrorText');
    expect(places(app, isShown)).toEqual([]);
  });

  test('only src/theme and drawings name a colour', () => {
    const colour =
      /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
    const drawings = /^src\/theme\/|\.svg$/;
    const inScripts = places(
      app,
      (node) =>
        (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && colour.test(node.getText()),
      drawings,
    );
    const inStyles = files
      .filter(({ path }) => /^src\/.*\.css$/.test(path) && !drawings.test(path))
      .filter(({ text }) => colour.test(text.replace(/\/\*[\s\S]*?\*\//g, '')))
      .map(({ path }) => path);
    expect([...inScripts, ...inStyles]).toEqual([]);
  });
});

describe('tests prove behaviour', () => {
  const tests = scripts.filter(({ path }) => /^(tests|stories)\//.test(path));

  test('no test mocks a module', () => {
    expect(places(tests, (node) => calls(node, /^(vi|jest)\.(mock|doMock|hoisted)$/))).toEqual([]);
  });

  test('no test sleeps', () => {
    expect(places(tests, (node) => calls(node, /(^|\.)(waitForTimeout|setTimeout)$/))).toEqual([]);
  });
});
