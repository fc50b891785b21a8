import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { normalizePath } from 'vite';
import { root } from '../tools/cli.mjs';

const CHUNK = '.bundle.mjs';

/**
 * Serves a module of the demo's dev server with those of its imports that nothing else uses as one file, and one for
 * each lazy part. A request costs server and browser more than the code in it. What an edit replaces is a whole file,
 * so an edit of the sandbox reloads the page (decisions 116).
 *
 * @param {string} entry from the root
 * @param {RegExp} inside the imports that become part of it; all others stay single modules, shared with the app
 * @returns {import('vite').Plugin}
 */
export function bundledInDev(entry, inside) {
  const source = normalizePath(join(root, entry));
  const idOf = (/** @type {string} */ fileName) => `${dirname(source)}/${fileName}`;
  const first = idOf(basename(entry).replace(/\.\w+$/, CHUNK));
  /** @type {Promise<Map<string, import('rolldown').OutputChunk>> | undefined} */
  let chunks;
  /**
   * What the last bundle was made of, and its parts.
   *
   * @type {ReadonlySet<string>}
   */
  let files = new Set();
  /** @type {readonly string[]} */
  let ids = [];

  async function bundle() {
    const build = await rolldown({
      cwd: root,
      input: source,
      tsconfig: join(root, 'tsconfig.json'),
      transform: { jsx: { development: true } },
      external: (id, importer, isResolved) => importer !== undefined && !isResolved && !inside.test(id),
      plugins: [
        {
          name: 'styles-stay-single',
          resolveId: {
            filter: { id: /^\..*\.css$/ },
            handler: (id, importer = source) => ({ id: join(dirname(importer), id), external: 'absolute' }),
          },
        },
      ],
    });
    try {
      const { output } = await build.generate({
        entryFileNames: `[name]${CHUNK}`,
        chunkFileNames: `[name]${CHUNK}`,
        sourcemap: true,
      });
      const made = output.filter((part) => part.type === 'chunk');
      files = new Set(made.flatMap(({ moduleIds }) => moduleIds.map(normalizePath)));
      ids = made.map(({ fileName }) => idOf(fileName));
      return new Map(made.map((chunk) => [idOf(chunk.fileName), chunk]));
    } finally {
      await build.close();
    }
  }

  function bundled() {
    chunks ??= bundle().catch((error) => {
      chunks = undefined;
      throw error;
    });
    return chunks;
  }

  return {
    name: `bundled-in-dev:${entry}`,
    apply: 'serve',
    enforce: 'pre',
    configureServer() {
      // Runs while the server starts; `load` reports a failure.
      bundled().catch(() => undefined);
    },
    async resolveId(id) {
      if (!id.endsWith(CHUNK)) return;
      const file = idOf(basename(id));
      if ((await bundled()).has(file)) return file;
    },
    async load(id) {
      if (id === source) return `export * from './${basename(first)}';`;
      if (!id.endsWith(CHUNK)) return;
      const chunk = (await bundled()).get(id);
      return chunk && { code: chunk.code, map: chunk.map ?? null };
    },
    hotUpdate({ file, modules }) {
      if (!files.has(file) || this.environment.name !== 'client') return;
      chunks = undefined;
      const { moduleGraph } = this.environment;
      return [...modules, ...ids.flatMap((id) => moduleGraph.getModuleById(id) ?? [])];
    },
  };
}
