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
import type { PieceGuide } from '@stories/ui/guide';

/** The page of a piece: how it looks, when it is the right one, what it asks of everybody, its props, its states. */
export function PieceDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide } = preparedMeta.parameters as { readonly guide?: PieceGuide };
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
          <Subheading>Teclado</Subheading>
          <p>{guide.keyboard}</p>
          <Subheading>Criterios de accesibilidad</Subheading>
          <ul>
            {guide.accessibility.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
        </>
      )}
      <Subheading>Para quien programa</Subheading>
      <Source code={`import { ${name} } from '@/ui/${name}';`} language="tsx" />
      <Description of="meta" />
      <ArgTypes />
      <Stories title="Estados" includePrimary={false} />
    </>
  );
}
