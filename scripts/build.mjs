import { join } from 'node:path';
import { ensureReady, root, stopWith } from './setup.mjs';

/** The production build: the app in few files, a page of HTML for each route, and what nginx serves them with. */

/**
 * What is fetched together. Left to itself the bundler makes a file of each icon and small part that two pages share;
 * measured in bytes and requests of first views, these groups were the best of a dozen tried.
 */
const groups = [
  // Run on its own before the rest, in a task of its own (prerender.mjs): a slow phone answers touches in between.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  // What every page runs.
  { name: 'shell', tags: /** @type {'$initial'[]} */ (['$initial']), priority: 5 },
  {
    name: 'parts',
    test: /@tabler|src\/ui\/([Ff]lag|use)|components\/ActionIcon\/|queryOptions|random-id|use-(force-update|merged-ref)/,
    priority: 4,
  },
  {
    name: 'forms',
    test: /components\/(Alert|Anchor|CloseButton|Input|InputBase|Text|TextInput|Title|VisuallyHidden)\/|theme\/(formStyles|controls)|src\/ui\/(Contact|DialCode|Entry|Password|toast)|src\/lib\/(contact|dial|phone|textSearch)|src\/api\/identity/,
    priority: 3,
  },
  {
    name: 'amounts',
    test: /big\.js|src\/ui\/(AmountField|Calculator)|src\/lib\/(calculator|currencies|money)|src\/api\/rates/,
    priority: 2,
  },
  // What every page behind the guard runs.
  {
    name: 'area',
    test: /@tanstack\/(query-core|react-query)|AppArea|src\/api\/exchanges|features\/send\/(inDoubt|useDoubts|transferText|DoubtNotice|ReceiptLink|sendState|sendDraft|quote)|src\/ui\/DateTime|src\/lib\/(dates|timeZones)/,
    priority: 1,
  },
];

try {
  ensureReady();
  const { build, loadEnv } = await import('vite');
  const { prerender } = await import('./prerender.mjs');
  const { writeOfflineWorker } = await import('./offlineWorker.mjs');
  const { writeForNginx } = await import('./forNginx.mjs');
  const { mantineWithoutStyleElements } = await import('./sitePlugins.mjs');
  const outDir = join(root, 'dist');
  const built = await build({
    plugins: [mantineWithoutStyleElements()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
  if (!('output' in built)) throw new Error('one build was asked for');
  await prerender(built.output, outDir);
  const env = loadEnv('production', root);
  writeOfflineWorker(outDir, env);
  await writeForNginx(outDir, env);
} catch (error) {
  stopWith(error);
}
