import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionsOf, type Section } from '../../mocks/acceptance/sections.ts';
import { root } from '../../scripts/tools/cli.mjs';
import { patterns, type Pattern } from '../../stories/patterns/patterns.ts';
import { stepsIn } from '../../stories/patterns/steps.ts';
import { spokenKeys } from '../../stories/ui/spokenKeys.ts';
import type { SourceFile } from '../../tests/support/sourceTree.ts';
import { allPieces } from '../facts/pieces.ts';
import { guideIn, type WrittenGuide } from './guides.ts';
import { propsIn } from './props.ts';

/** What programs that write code read of a piece or a pattern. Texts are Markdown without a title. */
interface Described {
  readonly name: string;
  readonly use: string;
  /** Path of its stories from the root. */
  readonly stories: string;
  readonly text: string;
}

export interface DescribedPiece extends Described {
  /** The statement that imports it. */
  readonly import: string;
}

export interface DescribedPattern extends Described {
  /** The name of its file. */
  readonly file: string;
}

export const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function pieceText(name: string, guide: WrittenGuide, component: SourceFile): string {
  const props = propsIn(component, name).map(
    ({ name: prop, optional, type, says }) => `\`${prop}${optional ? '?' : ''}: ${type}\` ${says}`,
  );
  const keys = guide.keyboard.map((row) => `${spokenKeys(row.keys).join(' ')}: ${row.does}`);
  const parts: readonly (readonly [heading: string, text: string])[] = [
    ['Cuándo usarla', guide.use],
    ['Cuándo no', guide.avoid],
    ['Bien y mal', list(guide.pairs.flatMap(({ good, bad }) => [`Bien: ${good}`, `Mal: ${bad}`]))],
    ['Foco y teclado', [guide.focus, list(keys)].filter(Boolean).join('\n\n')],
    ['Criterios de accesibilidad', list(guide.accessibility)],
    ['Propiedades', list(props)],
  ];
  return parts
    .filter(([, text]) => text !== '')
    .map(([heading, text]) => `## ${heading}\n\n${text}`)
    .join('\n\n');
}

/** All pieces with what their guide and their props say. */
export function describedPieces(sources: ReadonlyMap<string, SourceFile>): DescribedPiece[] {
  return allPieces().flatMap(({ name, source, stories }) => {
    const file = sources.get(stories);
    const component = sources.get(`${source}.tsx`);
    const guide = file && guideIn(file);
    if (!guide || !component) return [];
    return {
      name,
      use: guide.use,
      stories,
      import: `import { ${name} } from '${source.replace('src/', '@/')}';`,
      text: pieceText(name, guide, component),
    };
  });
}

/** A pattern with the steps of its flow, its pieces, and the sections of docs/product.md that it obeys. */
function patternText(
  { title, use, avoid, pieces, sections }: Pattern,
  flow: SourceFile,
  product: ReadonlyMap<string, Section>,
  linkTo: (piece: string) => string,
): string {
  const cited = sections.map((number) => {
    const section = product.get(number);
    if (!section)
      throw new Error(`docs/product.md has no section ${number}, which the pattern '${title}' cites`);
    return `### ${number} ${section.title}\n\n${section.text}`;
  });
  const steps = stepsIn(flow.text).map((step, index) => `${index + 1}. ${step}`);
  return [
    `## Cuándo usarlo\n\n${use}`,
    `## Cuándo no\n\n${avoid}`,
    `## El flujo\n\n${steps.join('\n')}`,
    `## Sus piezas\n\n${list(pieces.map(linkTo))}`,
    `## Lo que cumple de docs/product.md\n\n${cited.join('\n\n')}`,
  ].join('\n\n');
}

/** All patterns with their flows. `linkTo` writes the name of a piece as a link to it. */
export function describedPatterns(
  sources: ReadonlyMap<string, SourceFile>,
  linkTo = (piece: string) => piece,
): DescribedPattern[] {
  const product = sectionsOf(readFileSync(join(root, 'docs/product.md'), 'utf8'));
  return Object.entries<Pattern>(patterns).flatMap(([file, pattern]) => {
    const flow = sources.get(`stories/patterns/${file}.stories.tsx`);
    if (!flow) return [];
    const { title, use } = pattern;
    return { name: title, file, use, stories: flow.path, text: patternText(pattern, flow, product, linkTo) };
  });
}
