import { parseArgs } from 'node:util';
import { ensureReady, root, stopWith } from './tools/cli.mjs';

/** Runs `vite build` in a bare clone: the production site, or with `--demo` the same site with its sandbox. */

try {
  const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
  ensureReady();
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, mode: values.demo ? 'demo' : 'production' }, null);
  await builder.buildApp();
} catch (error) {
  stopWith(error);
}
