import ts from 'typescript';
import { nodesOf, type SourceFile } from '../../tests/support/sourceTree.ts';

/** What a guide says, without the functions that play its keys. */
export interface WrittenGuide {
  readonly use: string;
  readonly avoid: string;
  readonly focus: string;
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  readonly accessibility: readonly string[];
  readonly pairs: readonly { readonly good: string; readonly bad: string }[];
}

/** The value of a property of an object literal. */
function valueOf(object: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const property = object.properties.find((one) => one.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

const textOf = (value: ts.Expression | undefined) =>
  value && ts.isStringLiteralLike(value) ? value.text : '';

const itemsOf = (value: ts.Expression | undefined): readonly ts.Expression[] =>
  value && ts.isArrayLiteralExpression(value) ? value.elements : [];

/** Reads the guide of a stories file without running it: running needs a browser. */
export function guideIn(stories: SourceFile): WrittenGuide | undefined {
  const guide = nodesOf(stories).find(
    (node) => ts.isSatisfiesExpression(node) && node.type.getText() === 'PieceGuide',
  );
  if (!guide || !ts.isSatisfiesExpression(guide)) return undefined;
  const value = (name: string) => valueOf(guide.expression, name);
  return {
    use: textOf(value('use')),
    avoid: textOf(value('avoid')),
    focus: textOf(value('focus')),
    keyboard: itemsOf(value('keyboard')).map((row) => ({
      keys: textOf(valueOf(row, 'keys')),
      does: textOf(valueOf(row, 'does')),
    })),
    accessibility: itemsOf(value('accessibility')).map(textOf),
    pairs: itemsOf(value('pairs')).map((pair) => ({
      good: textOf(valueOf(valueOf(pair, 'good'), 'says')),
      bad: textOf(valueOf(valueOf(pair, 'bad'), 'says')),
    })),
  };
}
