import type { StorybookConfigRaw } from 'storybook/internal/types';
import ts from 'typescript';
import { root } from '../../scripts/tools/cli.mjs';
import { filesIn, nodesOf, type SourceFile } from '../../tests/support/sourceTree.ts';
import { describedPatterns, describedPieces } from './texts.ts';

type Manifests = NonNullable<StorybookConfigRaw['experimental_manifests']>;
type Component = NonNullable<Manifests['components']>['components'][string];

/** The statements with which the stories import what their snippets name. */
function importsIn(stories: SourceFile, { name, stories: entries }: Component): string {
  const snippets = [name, ...entries.map(({ snippet }) => snippet)].join('\n');
  const words = new Set(snippets.match(/\w+/g));
  return nodesOf(stories)
    .filter((node) => ts.isImportDeclaration(node))
    .filter(({ importClause }) => {
      const named = importClause?.namedBindings;
      const elements = named && ts.isNamedImports(named) ? named.elements : [];
      return elements.some(({ name: local, isTypeOnly }) => !isTypeOnly && words.has(local.text));
    })
    .map((node) => node.getText())
    .join('\n');
}

/**
 * Adds to the manifests of Storybook, which its MCP server reads, what llms.txt says of pieces and patterns. Storybook
 * takes aliases for modules of the package, so the imports are those of the stories. Paths are from the root.
 */
export function describedManifests(manifests: Manifests): Manifests {
  if (!manifests.components) return manifests;
  const sources = new Map(filesIn('src', 'stories').map((file) => [file.path, file]));
  const described = new Map(
    [...describedPieces(sources), ...describedPatterns(sources)].map((one) => [one.stories, one]),
  );
  const components = Object.entries(manifests.components.components).map(([id, component]) => {
    const path = component.path.replace('./', '');
    const stories = sources.get(path);
    const { name, use, text } = described.get(path) ?? {};
    // The component of a pattern is the whole app, which has its own description.
    const isPattern = name !== undefined && name !== component.name;
    return [
      id,
      {
        ...component,
        ...(stories && { import: importsIn(stories, component) }),
        ...(text && { name, summary: use, apiDescription: text }),
        ...(isPattern && { description: undefined }),
      },
    ] as const;
  });
  const all = {
    ...manifests,
    components: { ...manifests.components, components: Object.fromEntries(components) },
  };
  return JSON.parse(JSON.stringify(all).replaceAll(`${root}/`, '')) as Manifests;
}
