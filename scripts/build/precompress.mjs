import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../tools/cli.mjs';
import { fileHeader, pagePolicies, workerHeader } from './contentPolicy.mjs';

/**
 * Writes the files that deploy/site.conf.template needs besides a build: each file compressed with brotli and gzip,
 * in one folder per encoding, so that nginx needs no module; pages.conf, which maps paths to pages and their policies
 * and names the release; and a copy of deploy/headers.conf.
 */

/** The folder of the files for nginx, beside `dist`. */
export const nginxFolder = (/** @type {string} */ outDir) => `${outDir}-nginx`;

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/** @type {Record<string, (content: Buffer) => Promise<Buffer>>} */
const encoders = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** @param {string} folder */
export async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/**
 * @param {string} path
 * @param {string | Buffer} content
 */
async function write(path, content) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** @param {string} text for an nginx configuration */
const quoted = (text) => `"${text.replace(/["\\]/g, (sign) => `\\${sign}`)}"`;

/**
 * Maps a path to its page and policy. Like the router, it ignores case and a trailing slash: nginx ignores the case of
 * plain texts, and finds one faster than it tries a list of patterns.
 *
 * @param {ReadonlyMap<string, string>} policies by file name
 * @param {string} version
 * @param {string} host
 */
function pagesConf(policies, version, host) {
  const routes = [...policies.keys()].filter((name) => name !== 'app.html');
  const pathsOf = (/** @type {string} */ name) => {
    const path = `/${name.replace(/\.html$/, '')}`;
    return name === 'index.html' ? ['/'] : [path, `${path}/`];
  };
  return [
    '# Written by the build.',
    'map $uri $page {',
    '    default "";',
    ...routes.flatMap((name) => pathsOf(name).map((path) => `    ${path} /${name};`)),
    '}',
    'map $uri $content_policy {',
    `    default ${quoted(fileHeader)};`,
    `    /sw.js ${quoted(workerHeader)};`,
    ...[...policies].map(([name, policy]) => `    /${name} ${quoted(policy)};`),
    '}',
    '# For /healthz.',
    `map "" $release { default ${quoted(version)}; }`,
    '# What the server behind /api is told, whatever a client says.',
    `map "" $site_host { default ${quoted(host)}; }`,
    '',
  ].join('\n');
}

/**
 * Compresses every text file of a folder with each encoding, into one folder per encoding.
 *
 * @param {string} from
 * @param {string} to
 */
export async function compressAll(from, to) {
  const names = (await filesIn(from)).filter((name) => compressible.has(extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(from, name));
      await Promise.all(
        Object.entries(encoders).map(async ([encoding, encode]) =>
          write(join(to, encoding, name), await encode(content)),
        ),
      );
    }),
  );
}

/**
 * @param {string} outDir of a finished build
 * @param {Record<string, string>} env its `VITE_*` variables
 */
export async function writeForNginx(outDir, env) {
  const folder = nginxFolder(outDir);
  await rm(folder, { recursive: true, force: true });
  await compressAll(outDir, folder);
  const names = (await filesIn(outDir)).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    names.map(async (name) => /** @type {const} */ ([name, await readFile(join(outDir, name), 'utf8')])),
  );
  await copyFile(join(root, 'deploy/headers.conf'), join(folder, 'headers.conf'));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const { host } = new URL(env.VITE_SITE_URL ?? '');
  await write(join(folder, 'pages.conf'), pagesConf(pagePolicies(new Map(pages), env), version, host));
}
