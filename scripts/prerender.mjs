import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './setup.mjs';

/**
 * Writes the HTML of a built app: a page per route, as `ruta.html`, so that a static host serves it for /ruta. Public
 * pages hold their text; the others hold nothing but know which files they need. `app.html` serves every other address.
 *
 * @typedef {import('vite').Rolldown.OutputChunk} Chunk
 * @typedef {import('../src/app/prerender/render').StaticPage} StaticPage
 */

/**
 * The app as a module for Node.
 *
 * @returns {Promise<typeof import('../src/app/prerender/render')>}
 */
async function appForNode() {
  const outDir = join(root, '.cache/prerender');
  await build({
    logLevel: 'warn',
    // Node has this one too, and would wait for its messages for good.
    define: { BroadcastChannel: 'undefined' },
    build: { ssr: 'src/app/prerender/render.tsx', outDir, sourcemap: false, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  return import(`${pathToFileURL(join(outDir, 'render.js'))}`);
}

/**
 * A chunk and all that it imports at once.
 *
 * @param {Map<string, Chunk>} chunks by file name
 * @param {string} name
 * @param {Set<Chunk>} found
 */
function withImports(chunks, name, found = new Set()) {
  const chunk = chunks.get(name);
  if (!chunk || found.has(chunk)) return found;
  for (const imported of chunk.imports) withImports(chunks, imported, found);
  return found.add(chunk);
}

/** What stands in index.html, and is replaced on each page. */
const places = {
  head: /<title>.*<!-- head of the page[^>]*-->/s,
  assets: /\s*<(script type="module"|link rel="(modulepreload|stylesheet)" crossorigin)[^>]*>(<\/script>)?/g,
  root: '<div id="root"></div>',
};

/** Starts the app after the first paint, or with the first touch: what is there can be read and followed before. */
const startLate = (/** @type {string} */ entry, /** @type {string[]} */ files) => `<script>
      (function () {
        function start() {
          if (!start.done) {
            start.done = true;
            ${JSON.stringify(files)}.forEach(function (file) {
              document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
            });
            import('${entry}');
          }
        }
        addEventListener('load', function () {
          requestAnimationFrame(function () { requestAnimationFrame(start); });
        });
        ['pointerdown', 'keydown', 'focusin'].forEach(function (touch) { addEventListener(touch, start, { once: true }); });
      })();
    </script>`;

/**
 * @param {readonly (Chunk | import('vite').Rolldown.OutputAsset)[]} output of the app's build
 * @param {string} outDir where it was written to
 */
export async function prerender(output, outDir) {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build has no entry');
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const write = async (/** @type {string} */ name, /** @type {string} */ content) => {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), content);
  };

  /** @param {string} component */
  const fileOf = (component) => {
    const file = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/${component}.tsx`)),
    );
    if (!file) throw new Error(`no chunk holds ${component}`);
    return file.fileName;
  };

  /** @param {StaticPage} page */
  const htmlOf = async ({ path, head, markup, components }) => {
    const needed = new Set(
      [entry.fileName, ...components.map(fileOf)].flatMap((name) => [...withImports(chunks, name)]),
    );
    const scripts = [...needed].filter((chunk) => chunk !== entry).map(({ fileName }) => `/${fileName}`);
    const sheets = [
      ...new Set([...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
    ];
    const styles = await Promise.all(sheets.map((name) => readFile(join(outDir, name), 'utf8')));
    const src = `/${entry.fileName}`;
    const tags = [
      head,
      `<style>${styles.join('')}</style>`,
      // The sheets stand in the page already: a switched-off link tells the loader of chunks so.
      ...sheets.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`),
      ...(markup === undefined
        ? [
            ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
            `<script type="module" crossorigin src="${src}"></script>`,
          ]
        : [startLate(src, [src, ...scripts])]),
    ];
    return template
      .replace(places.assets, '')
      .replace(places.head, () => tags.join('\n    '))
      .replace(
        places.root,
        () => `<div id="root"${markup === undefined ? '' : ` data-route="${path}"`}>${markup ?? ''}</div>`,
      );
  };

  const site = await (await appForNode()).renderSite();
  await write(
    'app.html',
    template.replace(places.head, () => site.fallbackHead),
  );
  for (const page of site.pages)
    await write(page.path === '/' ? 'index.html' : `${page.path}.html`, await htmlOf(page));
  for (const [name, content] of Object.entries(site.files)) await write(name, content);
}
