import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionsOf, type Section } from '../../mocks/acceptance/sections.ts';
import { root } from '../../scripts/tools/cli.mjs';
import { patterns, type Pattern } from '../../stories/patterns/patterns.ts';
import { stepsIn } from '../../stories/patterns/steps.ts';
import { spokenKeys } from '../../stories/ui/spokenKeys.ts';
import { filesIn, type SourceFile } from '../../tests/support/sourceTree.ts';
import { allPieces, type Piece } from '../facts/pieces.ts';
import { guideIn, type WrittenGuide } from './guides.ts';
import { propsIn } from './props.ts';

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** The text of a page of the foundations. Its computed tables stay in the catalogue. */
function foundation({ text }: SourceFile): { readonly title: string; readonly body: string } {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? '';
  const body = text
    .replace(/^(?:import|<Meta) .*$/gm, '')
    .replace(/^<\w[^>]*\/>$/gm, '(Tabla calculada en el catálogo.)')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { title, body };
}

function pieceText({ name, source, stories }: Piece, guide: WrittenGuide, component: SourceFile): string {
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
  return [
    `# ${name}`,
    `\`import { ${name} } from '${source.replace('src/', '@/')}';\` Historias: \`${stories}\`.`,
    ...parts.filter(([, text]) => text !== '').map(([heading, text]) => `## ${heading}\n\n${text}`),
  ].join('\n\n');
}

/** A pattern with the steps of its flow, links to its pieces, and the sections of docs/product.md that it obeys. */
function patternText(
  { title, use, avoid, pieces, sections }: Pattern,
  flow: SourceFile,
  product: ReadonlyMap<string, Section>,
): string {
  const cited = sections.map((number) => {
    const section = product.get(number);
    if (!section)
      throw new Error(`docs/product.md has no section ${number}, which the pattern '${title}' cites`);
    return `### ${number} ${section.title}\n\n${section.text}`;
  });
  const steps = stepsIn(flow.text).map((step, index) => `${index + 1}. ${step}`);
  return [
    `# ${title}`,
    `## Cuándo usarlo\n\n${use}`,
    `## Cuándo no\n\n${avoid}`,
    `## El flujo\n\n${steps.join('\n')}\n\nHistoria: \`${flow.path}\`.`,
    `## Sus piezas\n\n${list(pieces.map((name) => `[${name}](../${name}.md)`))}`,
    `## Lo que cumple de docs/product.md\n\n${cited.join('\n\n')}`,
  ].join('\n\n');
}

/** The files for programs that write code with the pieces, by their paths in the catalogue. */
export function llmsFiles(): Record<string, string> {
  const sources = new Map(filesIn('src', 'stories').map((file) => [file.path, file]));
  const pieces = allPieces().flatMap((piece) => {
    const stories = sources.get(piece.stories);
    const component = sources.get(`${piece.source}.tsx`);
    const guide = stories && guideIn(stories);
    return guide && component ? [{ ...piece, use: guide.use, text: pieceText(piece, guide, component) }] : [];
  });
  const foundations = [...sources.values()]
    .filter(({ path }) => /^stories\/foundations\/\w+\.mdx$/.test(path))
    .map((file) => ({ file: file.path.replace(/^.*\/(\w+)\.mdx$/, '$1'), ...foundation(file) }));
  const product = sectionsOf(readFileSync(join(root, 'docs/product.md'), 'utf8'));
  const flows = Object.entries<Pattern>(patterns).flatMap(([file, pattern]) => {
    const flow = sources.get(`stories/patterns/${file}.stories.tsx`);
    return flow ? [{ file, ...pattern, text: patternText(pattern, flow, product) }] : [];
  });
  const index = [
    '# Turpial · Catálogo',
    '> Las piezas con las que se construye la aplicación: cuándo usar cada una, cuándo no, sus teclas, su accesibilidad y sus propiedades; y los patrones en que se combinan. El código y los comentarios están en inglés; los textos de la pantalla, en español.',
    `## Fundamentos\n\n${list(foundations.map(({ title, file }) => `[${title}](llms/fundamentos/${file}.md)`))}`,
    `## Piezas\n\n${list(pieces.map(({ name, use }) => `[${name}](llms/${name}.md): ${use}`))}`,
    `## Patrones\n\n${list(flows.map(({ title, file, use }) => `[${title}](llms/patrones/${file}.md): ${use}`))}`,
  ].join('\n\n');
  return {
    'llms.txt': `${index}\n`,
    ...Object.fromEntries(pieces.map(({ name, text }) => [`llms/${name}.md`, `${text}\n`])),
    ...Object.fromEntries(flows.map(({ file, text }) => [`llms/patrones/${file}.md`, `${text}\n`])),
    ...Object.fromEntries(foundations.map(({ file, body }) => [`llms/fundamentos/${file}.md`, `${body}\n`])),
  };
}
