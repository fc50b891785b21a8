import { join } from 'node:path';
import { Advice, root, stopWith } from '../tools/cli.mjs';
import { firstViews, viewTable } from './firstViews.mjs';

/** Fails when the first view of a page in `dist/` exceeds its limit. */
try {
  const { text, heavy } = viewTable(firstViews(join(root, 'dist')));
  console.log(text);
  if (heavy.length) throw new Advice(`Too heavy: ${heavy.join(', ')}`);
} catch (error) {
  stopWith(error);
}
