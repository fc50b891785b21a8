import { readFileSync } from 'node:fs';
import { filesIn, isScript, nodesOf, placeOf, type SourceFile } from '@tests/support/sourceTree';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const scripts = filesIn('src').filter(isScript);

const dom = ts.createSourceFile(
  'lib.dom.d.ts',
  readFileSync('node_modules/typescript/lib/lib.dom.d.ts', 'utf8'),
  ts.ScriptTarget.Latest,
);

/** The names that the browser gives to members of an interface, with those that it extends. */
function membersOf(name: string): string[] {
  return dom.statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement) || statement.name.text !== name) return [];
    const own = statement.members.flatMap((member) =>
      member.name && ts.isIdentifier(member.name) ? [member.name.text] : [],
    );
    const bases = statement.heritageClauses?.flatMap(({ types }) => types) ?? [];
    return [
      ...own,
      ...bases.flatMap(({ expression }) => (ts.isIdentifier(expression) ? membersOf(expression.text) : [])),
    ];
  });
}

/** Collections that give elements by their name. */
const collections = ['all', 'anchors', 'applets', 'embeds', 'forms', 'frames', 'images', 'links', 'plugins'];
const without = (names: readonly string[]) => new Set(names.filter((name) => !collections.includes(name)));
const windowMembers = without(membersOf('Window'));
const ownMembers = new Map([
  ['document', without(membersOf('Document'))],
  ['window', windowMembers],
  ['globalThis', windowMembers],
  ['self', windowMembers],
]);

/** True for a value that exists without its file: an element with its name would give it another one. */
const isAmbient = (node: ts.Node) =>
  (ts.isVariableStatement(node) || ts.isFunctionDeclaration(node) || ts.isModuleDeclaration(node)) &&
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) === true &&
  !(ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name));

/** The names by which a mention of `window` or `document` reads it; undefined when that cannot be seen. */
function namesRead(node: ts.Identifier): readonly string[] | undefined {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node ? [parent.name.text] : [];
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) {
    return parent.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
  }
  const isName = (ts.isPropertySignature(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;
  const asksForIt =
    ts.isTypeOfExpression(parent) ||
    ts.isTypeQueryNode(parent) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword);
  return isName || asksForIt ? [] : undefined;
}

/** Reads of `window` and `document` by a name that the browser does not define, or by one that cannot be seen. */
function namedReads(file: SourceFile): string[] {
  const nodes = nodesOf(file);
  const declared = new Set(
    nodes.flatMap((node) =>
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
        ? [node.name.text]
        : [],
    ),
  );
  return nodes.flatMap((node) => {
    // The build replaces the constants of this file.
    if (isAmbient(node) && file.path !== 'src/vite-env.d.ts') return [placeOf(node)];
    const members = ts.isIdentifier(node) && !declared.has(node.text) && ownMembers.get(node.text);
    if (!members || !ts.isIdentifier(node)) return [];
    return namesRead(node)?.every((name) => members.has(name)) ? [] : [placeOf(node)];
  });
}

describe('an element with a name', () => {
  test("of window and document, only the browser's own members are read", () => {
    expect(scripts.flatMap(namedReads)).toEqual([]);
  });

  test.each([
    'document.someName.value',
    'window.someName',
    'globalThis?.someName',
    "window['title']",
    'document.forms.login',
    'window.frames[0]',
    'const { someName } = window;',
    '(window as unknown as Settings).someName',
    'read(document as unknown as Settings)',
    'read(window)',
    'declare global { interface Window { someName: string } }',
    'declare const someName: string;',
  ])('one that an element could name is found: %s', (text) => {
    expect(namedReads({ path: 'src/x.ts', text })).toEqual(['src/x.ts:1']);
  });

  test.each([
    'document.title',
    "window.addEventListener('focus', read)",
    'const first = (document: string) => document.conflict;',
    'typeof window',
    'const { activeElement } = document;',
    "'Notification' in window",
  ])("one of the browser's own is fine: %s", (text) => {
    expect(namedReads({ path: 'src/x.ts', text })).toEqual([]);
  });
});

const isText = (node: ts.Node, text: string) => ts.isStringLiteralLike(node) && node.text === text;

/** Places where a script could come into the page beside those of the build, as with JSONP. */
function addedScripts(file: SourceFile): string[] {
  return nodesOf(file)
    .filter((node) => {
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
        const name = node.expression.getText();
        const [first] = node.arguments ?? [];
        if (name === 'import') return !first || !ts.isStringLiteralLike(first);
        if (/^(?:eval|Function|importScripts|document\.write(?:ln)?)$/.test(name)) return true;
        if (!/(?:^|\.)createElement(?:NS)?$/.test(name)) return false;
        const isComputed = name.startsWith('document.') && !node.arguments?.every(ts.isStringLiteralLike);
        return isComputed || node.arguments?.some((one) => isText(one, 'script')) === true;
      }
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
        return node.tagName.getText() === 'script' && !/\stype="application\/ld\+json"/.test(node.getText());
      const isPart = ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node);
      return isPart && /[?&](?:callback|jsonp)=/i.test(node.text);
    })
    .map(placeOf);
}

describe('a script', () => {
  test('the app adds no script to a page and runs no text', () => {
    expect(scripts.flatMap(addedScripts)).toEqual([]);
  });

  test.each([
    "document.createElement('script')",
    'document.createElement(tag)',
    "createElement('script', { src })",
    '<script src={address} />',
    '<script type="module">{code}</script>',
    'import(address)',
    'eval(text)',
    "new Function('answer', text)",
    'const address = `${base}/rates?callback=take`;',
  ])('one that does is found: %s', (text) => {
    expect(addedScripts({ path: 'src/x.tsx', text })).toEqual(['src/x.tsx:1']);
  });
});
