import { PieceLink } from '@stories/overview/Chapters';
import { FlowPlayer } from '@stories/patterns/FlowPlayer';
import type { Pattern } from '@stories/patterns/patterns';
import { Statements } from '@stories/patterns/Statements';
import { stepsIn } from '@stories/patterns/steps';
import { DocsContext, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

const texts = import.meta.glob<string>('../stories/patterns/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The documentation page of a pattern: use, a flow that plays, pieces, and what the specification says. */
export function PatternDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { channel, componentStories } = useContext(DocsContext);
  const { pattern, fileName } = preparedMeta.parameters as {
    readonly pattern: Pattern;
    readonly fileName: string;
  };
  const text = texts[fileName.replace(/^.*stories\//, '../stories/')] ?? '';
  return (
    <>
      <Title />
      <Subheading>Cuándo usarlo</Subheading>
      <p>{pattern.use}</p>
      <Subheading>Cuándo no</Subheading>
      <p>{pattern.avoid}</p>
      {componentStories().map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <FlowPlayer story={story} steps={stepsIn(text)} channel={channel} />
        </section>
      ))}
      <Subheading>Sus piezas</Subheading>
      <ul>
        {pattern.pieces.map((name) => (
          <li key={name}>
            <PieceLink name={name} />
          </li>
        ))}
      </ul>
      <Subheading>Lo que cumple de docs/product.md</Subheading>
      <Statements of={pattern.sections} />
    </>
  );
}
