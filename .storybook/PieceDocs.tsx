import { PieceFactsTable } from '@stories/ui/facts/PieceFactsTable';
import type { PieceGuide } from '@stories/ui/guide';
import { KeyTable } from '@stories/ui/KeyTable';
import {
  ArgTypes,
  Description,
  Primary,
  Source,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** The documentation page of a piece: preview, use, accessibility, props, states. */
export function PieceDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide, fileName } = preparedMeta.parameters as {
    readonly guide?: PieceGuide;
    readonly fileName: string;
  };
  // Stories are in folders of the same names as their pieces.
  const module = fileName.replace(/^.*stories\//, '@/').replace('.stories.tsx', '');
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  return (
    <>
      <Title />
      <Primary />
      {guide && (
        <>
          <Subheading>Cuándo usarla</Subheading>
          <p>{guide.use}</p>
          <Subheading>Cuándo no</Subheading>
          <p>{guide.avoid}</p>
          <Subheading>Foco y teclado</Subheading>
          <p>{guide.focus}</p>
          <KeyTable rows={guide.keyboard} />
          <Subheading>Criterios de accesibilidad</Subheading>
          <ul>
            {guide.accessibility.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
        </>
      )}
      {guide && (
        <>
          <Subheading>Vida de la pieza</Subheading>
          <PieceFactsTable source={module.replace('@/', 'src/')} />
        </>
      )}
      <Subheading>Para quien programa</Subheading>
      <Source code={`import { ${name} } from '${module}';`} language="tsx" />
      <Description of="meta" />
      <ArgTypes />
      <Stories title="Estados" includePrimary={false} />
    </>
  );
}
