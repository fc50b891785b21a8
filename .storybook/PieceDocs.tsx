import { Heard } from '@stories/ui/facts/Heard';
import { PieceFactsTable } from '@stories/ui/facts/PieceFactsTable';
import type { PieceGuide } from '@stories/ui/guide';
import { KeyTable } from '@stories/ui/KeyTable';
import { Pairs } from '@stories/ui/Pairs';
import { TextRules } from '@stories/ui/TextRules';
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
          <Subheading>Bien y mal</Subheading>
          <Pairs pairs={guide.pairs} />
          {Object.keys(guide.texts).length > 0 && (
            <>
              <Subheading>Textos</Subheading>
              <TextRules texts={guide.texts} />
            </>
          )}
          <Subheading>Foco y teclado</Subheading>
          <p>{guide.focus}</p>
          <KeyTable rows={guide.keyboard} />
          <Subheading>Lo que se oye</Subheading>
          <Heard of={fileName.replace(/^.*stories\//, 'stories/')} />
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
