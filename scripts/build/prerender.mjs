import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../tools/cli.mjs';
import { startLate, tellFailure, webFont, withSmallScripts } from './inlineScripts.mjs';
import { withoutUnusedVariables } from './pageVariables.mjs';

/**
 * Writes a build's HTML: one page per route as `ruta.html`, which a static host serves for /ruta. Public pages
 * contain their text, protected pages their frame; the others only preload their files. `app.html` serves every other
 * address.
 *
 * @typedef {import('vite').Rolldown.OutputChunk} Chunk
 * @typedef {import('../../src/app/prerender/render').StaticPage} StaticPage
 */

/**
 * The app as a module for Node.
 *
 * @returns {Promise<typeof import('../../src/app/prerender/render')>}
 */
async function appForNode() {
  const outDir = join(root, '.cache/prerender');
  await build({
    logLevel: 'warn',
    // Node also has BroadcastChannel, and an open channel would keep the process alive.
    define: { BroadcastChannel: 'undefined' },
    build: { ssr: 'src/app/prerender/render.tsx', outDir, sourcemap: false, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(join(outDir, 'render.js')).href);
}

/**
 * A chunk and all its static imports.
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

/** @param {Iterable<Chunk>} chunks */
const sheetsOf = (chunks) => [
  ...new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/** Placeholders in index.html that each page replaces. */
const places = {
  head: /<title>.*<!-- head of the page[^>]*-->/s,
  font: /\s*<link[^>]*as="font"[^>]*>/,
  assets: /\s*<(script type="module"|link rel="(modulepreload|stylesheet)" crossorigin)[^>]*>(<\/script>)?/g,
  root: '<div id="root"></div>',
};

/**
 * @param {readonly (Chunk | import('vite').Rolldown.OutputAsset)[]} output of the app's build
 * @param {string} outDir where it was written to
 */
export async function prerender(output, outDir) {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const react = [...chunks.values()].find(({ name }) => name === 'react');
  if (!entry || !react) throw new Error('The build has no entry or no React chunk');
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const write = async (/** @type {string} */ name, /** @type {string} */ content) => {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), name.endsWith('.html') ? await withSmallScripts(content) : content);
  };

  /** @param {string} component */
  const chunkOf = (component) => {
    const chunk = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/${component}.tsx`)),
    );
    if (!chunk) throw new Error(`No chunk contains ${component}`);
    return chunk;
  };

  const textOf = async (/** @type {string[]} */ names) =>
    (await Promise.all(names.map((name) => readFile(join(outDir, name), 'utf8')))).join('');

  /** Writes style sheets as one file, because each request counts on a slow network. */
  const oneSheet = async (/** @type {string} */ styles) => {
    const name = `assets/page-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`;
    await write(name, styles);
    return `/${name}`;
  };

  const site = await (await appForNode()).renderSite();

  /** @param {StaticPage} page */
  const htmlOf = async ({ path, head, markup, needs, components, frame }) => {
    const needed = new Set(
      [entry, ...components.map(chunkOf)].flatMap(({ fileName }) => [...withImports(chunks, fileName)]),
    );
    const scripts = [...needed].filter((chunk) => chunk !== entry).map(({ fileName }) => `/${fileName}`);
    const sheets = sheetsOf(frame ? [...withImports(chunks, entry.fileName), chunkOf(frame)] : needed);
    const late = sheetsOf(needed).filter((name) => !sheets.includes(name));
    const all = await textOf(sheets);
    const src = `/${entry.fileName}`;
    // Without prerendered markup there is nothing to read first, so the app starts at once.
    const early = markup === undefined;
    const { styles, unused } = early ? { styles: all, unused: '' } : withoutUnusedVariables(all, markup);
    const lateStyles = unused + (await textOf(late));
    const tags = [
      head,
      `<style>${early ? styles : styles.replace(webFont, '')}</style>`,
      // The page contains the style sheets, or loads them as one; a disabled link keeps the chunk loader from loading
      // them again.
      ...[...sheets, ...late].map((name) => `<link rel="stylesheet" href="/${name}" disabled>`),
      ...(early
        ? [
            ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
            `<script type="module" crossorigin src="${src}"></script>`,
          ]
        : []),
    ];
    const script = early
      ? tellFailure(site.failure)
      : startLate(
          needs,
          `/${react.fileName}`,
          src,
          [src, ...scripts],
          lateStyles === '' ? undefined : await oneSheet(lateStyles),
          styles,
          site.failure,
          site.running,
        );
    return (early ? template : template.replace(places.font, ''))
      .replace(places.assets, '')
      .replace(places.head, () => tags.join('\n    '))
      .replace(
        places.root,
        () => `<div id="root"${early ? '' : ` data-route="${path}"`}>${markup ?? ''}</div>${script}`,
      );
  };

  await write(
    'app.html',
    template
      .replace(places.head, () => site.fallbackHead)
      .replace(places.root, (root) => root + tellFailure(site.failure)),
  );
  for (const page of site.pages)
    await write(page.path === '/' ? 'index.html' : `${page.path}.html`, await htmlOf(page));
  for (const [name, content] of Object.entries(site.files)) await write(name, content);
}
