import { join } from 'node:path';
import { firstViews, report } from './firstViews.mjs';
import { Advice, root, stopWith } from './setup.mjs';

/** Fails when the first view of a page of `dist/` is heavier than it may be. */
try {
  const { text, heavy } = report(firstViews(join(root, 'dist')));
  console.log(text);
  if (heavy.length) throw new Advice(`Too heavy: ${heavy.join(', ')}`);
} catch (error) {
  stopWith(error);
}
