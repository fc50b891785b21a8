import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './cli.mjs';

/**
 * Imports a TypeScript module of this project into Node, with all that it imports as one file. Importing it module by
 * module is slow: from Mantine alone, Node would load hundreds.
 *
 * @param {string} source from the root
 * @returns {Promise<{ module: unknown; files: string[] }>} `files` are those of this project
 */
export async function importBundled(source) {
  const build = await rolldown({
    input: join(root, source),
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    // Packages contain directives for servers, of which a bundle warns.
    logLevel: 'silent',
    // Reads only those modules of a package's index that are used.
    experimental: { lazyBarrel: true },
  });
  const { output } = await build.generate();
  await build.close();
  const [{ code, moduleIds }] = output;
  return {
    module: await import(`data:text/javascript,${encodeURIComponent(code)}`),
    files: moduleIds.filter((id) => id.startsWith(root) && !id.includes('/node_modules/')),
  };
}
