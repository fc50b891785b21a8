import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** A file of the repository: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** All files in the folders, without installed packages. */
export function filesIn(...folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/[\\/]node_modules\b/.test(entry.parentPath))
      .map((entry) => {
        const absolute = join(entry.parentPath, entry.name);
        return {
          path: relative(root, absolute).replaceAll('\\', '/'),
          text: readFileSync(absolute, 'utf8'),
        };
      }),
  );
}

/** True for all file types of TypeScript and JavaScript. */
export const isScript = ({ path }: SourceFile): boolean => /\.[cm]?[jt]sx?$/.test(path);

/** All nodes of a script's syntax tree, parents before children. */
export function nodesOf({ path, text }: SourceFile): ts.Node[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return nodes;
}

/** The specifier of an import, re-export, dynamic import or import type. */
export function importedBy(node: ts.Node): string | undefined {
  const source =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined;
  return source && ts.isStringLiteralLike(source) ? source.text : undefined;
}

/** The titles of the tests that a file runs, without the tags at their end. */
export function titlesOf(file: SourceFile): string[] {
  return nodesOf(file).flatMap((node) => {
    if (!ts.isCallExpression(node)) return [];
    const [title] = node.arguments;
    const isTest = /^(?:test|it)(?!\w|\.(?:describe|skip|fixme|todo|step)\b)/.test(node.expression.getText());
    return isTest && title && ts.isStringLiteralLike(title) ? [title.text.replace(/(?: @\w+)+$/, '')] : [];
  });
}

/** `path:line`, which terminals make clickable. */
export function placeOf(node: ts.Node): string {
  const tree = node.getSourceFile();
  return `${tree.fileName}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
