import { filesIn, type SourceFile } from '../../tests/support/sourceTree.ts';
import { describedPatterns, describedPieces, list } from './texts.ts';

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

/** The files for programs that write code with the pieces, by their paths in the catalogue. */
export function llmsFiles(): Record<string, string> {
  const sources = new Map(filesIn('src', 'stories').map((file) => [file.path, file]));
  const pieces = describedPieces(sources);
  const foundations = [...sources.values()]
    .filter(({ path }) => /^stories\/foundations\/\w+\.mdx$/.test(path))
    .map((file) => ({ file: file.path.replace(/^.*\/(\w+)\.mdx$/, '$1'), ...foundation(file) }));
  const flows = describedPatterns(sources, (piece) => `[${piece}](../${piece}.md)`);
  const index = [
    '# Turpial · Catálogo',
    '> Las piezas con las que se construye la aplicación: cuándo usar cada una, cuándo no, sus teclas, su accesibilidad y sus propiedades; y los patrones en que se combinan. El código y los comentarios están en inglés; los textos de la pantalla, en español.',
    `## Fundamentos\n\n${list(foundations.map(({ title, file }) => `[${title}](llms/fundamentos/${file}.md)`))}`,
    `## Piezas\n\n${list(pieces.map(({ name, use }) => `[${name}](llms/${name}.md): ${use}`))}`,
    `## Patrones\n\n${list(flows.map(({ name, file, use }) => `[${name}](llms/patrones/${file}.md): ${use}`))}`,
  ].join('\n\n');
  const files = [
    ['llms.txt', index],
    ...pieces.map(
      ({ name, stories, import: statement, text }) =>
        [`llms/${name}.md`, `# ${name}\n\n\`${statement}\` Historias: \`${stories}\`.\n\n${text}`] as const,
    ),
    ...flows.map(
      ({ name, file, stories, text }) =>
        [`llms/patrones/${file}.md`, `# ${name}\n\nHistoria: \`${stories}\`.\n\n${text}`] as const,
    ),
    ...foundations.map(({ file, body }) => [`llms/fundamentos/${file}.md`, body] as const),
  ] as const;
  return Object.fromEntries(files.map(([path, text]) => [path, `${text}\n`]));
}
