import type { TextRule } from '@stories/ui/parameters';
import { filesIn, nodesOf, placeOf } from '@tests/support/sourceTree';
import type { Parameters } from 'storybook/internal/csf';
import ts from 'typescript';
import { expect, test } from 'vitest';

const modules = import.meta.glob<{ default: { parameters?: Parameters } }>(
  '../../../stories/{ui,features}/**/*.stories.tsx',
  { eager: true },
);
const guides = new Set(filesIn('stories').map(({ path }) => path));

/** The rules of each piece, which is what has a guide beside its stories. */
const rulesOf = new Map(
  Object.entries(modules).flatMap(([path, { default: meta }]) => {
    const guide = path.replace('../../../', '').replace('.stories.tsx', '.mdx');
    const name = /(\w+)\.mdx$/.exec(guide)?.[1] ?? '';
    return guides.has(guide) ? [[name, meta.parameters?.texts ?? {}] as const] : [];
  }),
);

const forms: Record<TextRule['form'], RegExp> = {
  title: /^[\p{Lu}¿].*[^.]$/u,
  sentence: /^[\p{Lu}¿].*[.?]$/u,
  // An infinitive, or the answer to a question.
  action: /^(?:Sigo aquí|\p{Lu}\p{L}*[aei]r(?:[lmt][aeo]s?)?(?: .*[^.])?)$/u,
  noun: /^(?:el|la|los|las|tu|tus) .*[^.]$/,
};

/** Every text that the app writes into a prop of a piece. */
const written = filesIn('src')
  .filter(({ path }) => path.endsWith('.tsx'))
  .flatMap((file) =>
    nodesOf(file).flatMap((node) => {
      if (!ts.isJsxAttribute(node) || !node.initializer || !ts.isStringLiteral(node.initializer)) return [];
      const element = node.parent.parent;
      return [
        {
          place: placeOf(node),
          piece: element.tagName.getText(),
          prop: node.name.getText(),
          text: node.initializer.text,
        },
      ];
    }),
  )
  .filter(({ piece }) => rulesOf.has(piece));

test('every text in a prop of a piece follows the rule of its stories', () => {
  const broken = written.flatMap(({ place, piece, prop, text }) => {
    const rule = rulesOf.get(piece)?.[prop];
    if (!rule || (text.length <= rule.max && forms[rule.form].test(text))) return [];
    return [`${place}: ${piece}.${prop} is no ${rule.form} of ${rule.max} letters: ${text}`];
  });
  expect(broken).toEqual([]);
});

test('every prop of a piece that gets a text has a rule', () => {
  const free = written.filter(
    ({ piece, prop, text }) => /^[\p{Lu}¿].*\p{Ll}/u.test(text) && rulesOf.get(piece)?.[prop] === undefined,
  );
  expect(free.map(({ place, piece, prop }) => `${place}: ${piece}.${prop}`)).toEqual([]);
});
