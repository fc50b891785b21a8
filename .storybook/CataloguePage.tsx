import { useOf } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';
import { PieceDocs } from './PieceDocs';

// It contains docs/product.md, which no story needs.
const PatternDocs = lazy(async () => ({ default: (await import('./PatternDocs')).PatternDocs }));

/** The documentation page of a stories file: of a pattern or of a piece. */
export function CataloguePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (!('pattern' in preparedMeta.parameters)) return <PieceDocs />;
  return (
    <Suspense>
      <PatternDocs />
    </Suspense>
  );
}
