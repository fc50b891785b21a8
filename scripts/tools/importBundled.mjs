import { build } from 'vite';
import { root } from './cli.mjs';

/**
 * Imports a TypeScript module of this project into Node, with all that it imports as one file. Importing it module by
 * module is slow: from Mantine alone, Node would load hundreds.
 *
 * @param {string} source from the root
 * @returns {Promise<{ module: unknown; files: string[] }>} `files` are those of this project
 */
export async function importBundled(source) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: {
      ssr: source,
      write: false,
      // Reads only those modules of a package's index that are used.
      rolldownOptions: { experimental: { lazyBarrel: true } },
    },
  });
  if (!('output' in built)) throw new Error(`${source} is not one bundle`);
  const { code, moduleIds } = built.output[0];
  return {
    module: await import(`data:text/javascript,${encodeURIComponent(code)}`),
    files: moduleIds.filter((id) => id.startsWith(root) && !id.includes('/node_modules/')),
  };
}
