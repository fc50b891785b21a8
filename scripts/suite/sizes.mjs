import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Advice, root, stopWith } from '../tools/cli.mjs';
import { demoEntry, firstViews, viewTable } from './firstViews.mjs';

/** Fails when the first view of a page in `dist/` exceeds its limit; with `--demo` also for the entry in `dist-demo/`. */
try {
  const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
  const views = viewTable(firstViews(join(root, 'dist')));
  const demo = values.demo ? demoEntry(join(root, 'dist-demo')) : { text: '', heavy: [] };
  console.log(views.text + demo.text);
  const heavy = [...views.heavy, ...demo.heavy];
  if (heavy.length) throw new Advice(`Too heavy: ${heavy.join(', ')}`);
} catch (error) {
  stopWith(error);
}
