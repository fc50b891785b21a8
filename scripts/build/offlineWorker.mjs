import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFlag } from './flagImages.mjs';
import { filesIn } from './precompress.mjs';
import { openPressedNotification } from './pressedNotification.mjs';

/**
 * The service worker of a build. In the demo it is one file with the worker of the sandbox, which answers the calls.
 * Pages come from the network; if it fails, is slow or answers with a 5xx, from this release's cache. The other files of
 * the release come from the cache. The worker never touches /api. A newer worker waits until the last tab of the older
 * release closes.
 *
 * @typedef {LifeEvent & { request: Request, respondWith(answer: Promise<Response>): void }} FetchEvent
 * @typedef {Event & { waitUntil(task: Promise<unknown>): void }} LifeEvent
 * @typedef {{ clients: { claim(): Promise<void> }, registration: ServiceWorkerRegistration,
 *   skipWaiting(): Promise<void> }} WorkerScope
 */

/**
 * Runs in the browser as text: it cannot use anything outside this function.
 *
 * @typedef {object} Release
 * @property {string} version
 * @property {string[]} pages
 * @property {string[]} files
 * @property {string} spare a page without text, which can start any address
 * @property {string} sharePath
 * @property {boolean} isLate whether the files are fetched after the first page, because that page waits for the worker
 *
 * @param {Release} release
 */
function keepSite({ version, pages, files, spare, sharePath, isLate }) {
  const scope = /** @type {WorkerScope} */ (/** @type {unknown} */ (globalThis));
  const { caches } = globalThis;
  const prefix = 'turpial-site-';
  const cacheName = prefix + version;
  const patienceMs = 4000;
  const lateMs = 8000;
  /** @type {Promise<unknown> | undefined} */
  let kept;

  /** A text that another app shared, until the next page claims it. Both names are in src/lib/storage.ts, too. */
  const sharedCache = 'turpial-shared';
  const sharedAt = 'shared-at';

  /** @param {string} path */
  const stored = async (path) => (await caches.open(cacheName)).match(path);

  /** @param {string} pathname */
  const pageOf = (pathname) => {
    const plain = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
    return pages.includes(plain) ? plain : spare;
  };

  /** @param {Request} request */
  async function page(request) {
    const path = pageOf(new URL(request.url).pathname);
    const network = fetch(request).catch(() => undefined);
    const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
    const first = /** @type {Response | undefined} */ (await Promise.race([network, late]));
    if (first && first.status < 500) return first;
    return (await stored(path)) ?? (await network) ?? Response.error();
  }

  /** @param {Request} request */
  const file = async (request) => (await stored(new URL(request.url).pathname)) ?? fetch(request);

  /**
   * Keeps a shared text for step 2 and opens step 1. The text stands in no address, and the server never sees it.
   *
   * @param {Request} request
   */
  async function takeText(request) {
    const form = await request.formData();
    const parts = ['title', 'text'].map((name) => form.get(name)).filter((part) => typeof part === 'string');
    const headers = { [sharedAt]: String(Date.now()) };
    const put = async () => {
      const cache = await caches.open(sharedCache);
      await cache.put(sharePath, new Response(parts.join('\n'), { headers }));
    };
    // Without room for it, step 1 opens without the text.
    await put().catch(() => undefined);
    return Response.redirect(spare, 303);
  }

  async function keep() {
    const cache = await caches.open(cacheName);
    // The last that is put.
    if (await cache.match(spare)) return;
    await cache.addAll(files);
    const answers = await Promise.all(
      pages.map(async (path) => {
        const answer = await fetch(new Request(path, { cache: 'reload' }));
        if (!answer.ok) throw new TypeError(`${path}: HTTP ${answer.status}`);
        return { path, content: await asContent(answer) };
      }),
    );
    const isLast = (/** @type {string} */ path) => Number(path === spare);
    for (const { path, content } of answers.sort((a, b) => isLast(a.path) - isLast(b.path)))
      await cache.put(path, content);
  }

  /**
   * A server may redirect a page, to a slash at its end. A browser refuses a redirected answer for a navigation.
   *
   * @param {Response} answer
   */
  async function asContent(answer) {
    if (!answer.redirected) return answer;
    const { status, statusText, headers } = answer;
    return new Response(await answer.blob(), { status, statusText, headers });
  }

  async function keepLate() {
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    // Without a connection, the next page tries again.
    await keep().catch(() => (kept = undefined));
  }

  async function takeOver() {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await scope.clients.claim();
  }

  globalThis.addEventListener('install', (event) => {
    if (!isLate) /** @type {LifeEvent} */ (event).waitUntil(keep());
  });
  globalThis.addEventListener('activate', (event) => /** @type {LifeEvent} */ (event).waitUntil(takeOver()));
  globalThis.addEventListener('fetch', (event) => {
    const fetched = /** @type {FetchEvent} */ (event);
    const { request } = fetched;
    if (isLate) fetched.waitUntil((kept ??= keepLate()));
    const { origin, pathname } = new URL(request.url);
    if (request.method === 'POST' && request.mode === 'navigate' && pathname === sharePath)
      fetched.respondWith(takeText(request));
    if (request.method !== 'GET' || origin !== globalThis.location.origin || pathname.startsWith('/api/'))
      return;
    if (request.mode === 'navigate') fetched.respondWith(page(request));
    else if (files.includes(pathname)) fetched.respondWith(file(request));
  });
}

/** Kill switch: replaces an installed worker, deletes its caches and unregisters itself. */
function forgetSite() {
  const scope = /** @type {WorkerScope} */ (/** @type {unknown} */ (globalThis));
  const { caches } = globalThis;
  async function leave() {
    const names = (await caches.keys()).filter((name) => /^turpial-(site-|shared$)/.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
    await scope.registration.unregister();
  }
  globalThis.addEventListener('install', () => void scope.skipWaiting());
  globalThis.addEventListener('activate', (event) => /** @type {LifeEvent} */ (event).waitUntil(leave()));
}

/** Files that only machines request, or fallback pages. */
const notKept = /\.(map|xml|txt)$|^(app|404)\.html$|^social\.png$|^(sw|mockServiceWorker)\.js$/;

/**
 * Writes the worker into a finished build.
 *
 * @param {object} build
 * @param {string} build.outDir
 * @param {string} build.base the site's folder on its host
 * @param {Record<string, string>} build.env its `VITE_*` variables
 * @param {boolean} build.withSandbox whether it stands before the worker of the sandbox, in its file
 */
export async function writeOfflineWorker({ outDir, base, env, withSandbox }) {
  const file = join(outDir, withSandbox ? 'mockServiceWorker.js' : 'sw.js');
  if (env.VITE_OFFLINE === 'off' && !withSandbox) return writeFile(file, `(${String(forgetSite)})();\n`);
  const isPage = (/** @type {string} */ name) => name.endsWith('.html');
  const paths = (await filesIn(outDir)).filter((name) => !notKept.test(name)).sort();
  const all = await Promise.all(
    paths.map(async (name) => ({ name, content: await readFile(join(outDir, name)) })),
  );
  const pages = all.filter(({ name }) => isPage(name)).map(({ content }) => content);
  // Of the 250 flags only those of a prerendered page.
  const kept = all.filter(({ name }) => !isFlag(name) || pages.some((page) => page.includes(name)));
  const hash = createHash('sha256');
  for (const { name, content } of kept) hash.update(name).update(content);
  const names = kept.map(({ name }) => name);
  /** @type {Release} */
  const release = {
    version: hash.digest('hex').slice(0, 12),
    pages: names.filter(isPage).map((name) => base + name.replace(/\.html$/, '').replace(/^index$/, '')),
    files: names.filter((name) => !isPage(name)).map((name) => base + name),
    spare: `${base}envia1`,
    sharePath: `${base}compartir`,
    isLate: withSandbox,
  };
  const source = [
    `(${String(openPressedNotification)})();`,
    `(${String(keepSite)})(${JSON.stringify(release)});`,
    withSandbox ? await readFile(file, 'utf8') : '',
  ];
  await writeFile(file, source.join('\n'));
}
