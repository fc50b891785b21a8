import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minify } from 'vite';
import { startPage } from './startPage.mjs';

/**
 * Writes a build's HTML: one page per route as `ruta.html`, which a static host serves for /ruta. Public pages contain
 * their text, protected pages their frame. `app.html` serves every other address.
 *
 * @typedef {import('vite').Rolldown.OutputChunk} Chunk
 * @typedef {import('vite').Rolldown.RolldownOutput['output']} Output
 * @typedef {Awaited<ReturnType<typeof import('../../src/app/prerender/render').renderSite>>} Site
 * @typedef {Omit<Site['pages'][number], 'path'> & { path?: string }} Page without a path, `app.html`
 */

/** Places in index.html that each page replaces. */
const places = {
  head: /<title>.*<!-- head of the page[^>]*-->/s,
  font: /\s*<link[^>]*as="font"[^>]*>/,
  assets: /\s*<(script type="module"|link rel="(modulepreload|stylesheet)" crossorigin)[^>]*>(<\/script>)?/g,
  root: '<div id="root"></div>',
};

/** The web font's rule in a style sheet; the other faces are local fonts. */
const webFont = /@font-face\{font-family:([^;]+);[^}]*font-weight:([^;]+);[^}]*src:(url\([^}]+)\}/;

/** @param {string} styles */
function fontIn(styles) {
  const [, family, weight, source] = webFont.exec(styles) ?? [];
  if (!family || !weight || !source) throw new Error('The styles contain no web font');
  return { family, weight, source };
}

/**
 * The chunks of a build by what they contain.
 *
 * @param {Output} output
 */
function chunksOf(output) {
  const chunks = output.filter((file) => file.type === 'chunk');

  /** @param {string} file end of a path */
  function containing(file) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(file)));
    if (!chunk) throw new Error(`No chunk contains ${file}`);
    return chunk;
  }

  /**
   * Chunks and all their static imports.
   *
   * @param {readonly Chunk[]} from
   * @param {Set<Chunk>} found
   */
  function withImports(from, found = new Set()) {
    for (const chunk of from) {
      if (found.has(chunk)) continue;
      found.add(chunk);
      withImports(
        chunks.filter(({ fileName }) => chunk.imports.includes(fileName)),
        found,
      );
    }
    return found;
  }

  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  // In the demo, the entry is the sandbox's, which imports the app later.
  return {
    entry,
    app: containing('/src/main.tsx'),
    react: containing('/react-dom/index.js'),
    containing,
    withImports,
  };
}

/** @param {Iterable<Chunk>} chunks */
const sheetsOf = (chunks) => [
  ...new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/**
 * Minifies a page's inline scripts, whose comments are for readers of the source.
 *
 * @param {string} html
 */
async function withSmallScripts(html) {
  let small = html;
  for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    const { code: minified } = await minify('inline.js', code, { module: false });
    small = small.replace(code, () => minified.trimEnd());
  }
  return small;
}

/**
 * @param {object} build
 * @param {Site} build.site
 * @param {Output} build.output
 * @param {string} build.outDir where it was written to
 * @param {string} build.base the site's folder on its host
 */
export async function writePages({ site, output, outDir, base }) {
  const { entry, app, react, containing, withImports } = chunksOf(output);
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const addressOf = (/** @type {string} */ file) => base + file;

  /** @param {Page} page */
  async function htmlOf({ path, head, markup, needs, components, frame }) {
    const shell = [entry, app];
    const needed = withImports([...shell, ...components.map((name) => containing(`/${name}.tsx`))]);
    // What a frame imports is for the page in it.
    const inside = sheetsOf(frame ? [...withImports(shell), containing(`/${frame}.tsx`)] : needed);
    const texts = await Promise.all(inside.map((file) => readFile(join(outDir, file), 'utf8')));
    const styles = texts.join('');
    const written = markup !== undefined;
    const start = {
      written,
      needs,
      first: addressOf(react.fileName),
      entry: addressOf(entry.fileName),
      scripts: [...needed].filter((chunk) => chunk !== entry).map(({ fileName }) => addressOf(fileName)),
      sheets: sheetsOf(needed)
        .filter((file) => !inside.includes(file))
        .map(addressOf),
      ...(written && { font: fontIn(styles) }),
      failure: site.failure,
    };
    const tags = [
      head,
      `<style>${written ? styles.replace(webFont, '') : styles}</style>`,
      // A disabled link loads nothing; Vite takes its style sheet as loaded.
      ...inside.map((file) => `<link rel="stylesheet" href="${addressOf(file)}" disabled>`),
    ];
    const route = written ? ` data-route="${base}${path?.slice(1)}"` : '';
    const script = `<script>(${String(startPage)})(${JSON.stringify(start)});</script>`;
    return (written ? template.replace(places.font, '') : template)
      .replace(places.assets, '')
      .replace(places.head, () => tags.join('\n    '))
      .replace(places.root, () => `<div id="root"${route}>${markup ?? ''}</div>${script}`);
  }

  const write = async (/** @type {string} */ name, /** @type {string} */ content) => {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), content);
  };
  const nameOf = (/** @type {string} */ path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const pages = [
    ...site.pages.map((page) => ({ ...page, name: nameOf(page.path) })),
    { ...site.fallback, name: 'app.html' },
  ];
  for (const page of pages) await write(page.name, await withSmallScripts(await htmlOf(page)));
  for (const [name, content] of Object.entries(site.files)) await write(name, content);
}
