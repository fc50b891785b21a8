import ts from 'typescript';
import { nodesOf, type SourceFile } from '../../tests/support/sourceTree.ts';

interface Prop {
  readonly name: string;
  readonly optional: boolean;
  readonly type: string;
  readonly says: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The members of a component's own props type, with their docstrings. */
export function propsIn(component: SourceFile, name: string): Prop[] {
  const type = nodesOf(component).find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === `${name}Props`,
  );
  if (!type || !ts.isInterfaceDeclaration(type)) return [];
  return type.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(),
    optional: member.questionToken !== undefined,
    type: oneLine(member.type?.getText() ?? 'unknown'),
    says: oneLine(
      ts
        .getJSDocCommentsAndTags(member)
        .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
        .join(' '),
    ),
  }));
}
