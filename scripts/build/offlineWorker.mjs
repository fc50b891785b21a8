import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { openPressedNotification } from './pressedNotification.mjs';

/**
 * The service worker of a production build. Pages come from the network; if it fails, is slow or answers with a 5xx,
 * from this release's cache. The other files of the release come from the cache. The worker never touches /api. A
 * newer worker waits until the last tab of the older release closes.
 *
 * @typedef {LifeEvent & { request: Request, respondWith(answer: Promise<Response>): void }} FetchEvent
 * @typedef {Event & { waitUntil(task: Promise<unknown>): void }} LifeEvent
 * @typedef {{ clients: { claim(): Promise<void> }, registration: ServiceWorkerRegistration,
 *   skipWaiting(): Promise<void> }} WorkerScope
 */

/**
 * Runs in the browser as text: it cannot use anything outside this function.
 *
 * @param {{ version: string, pages: string[], files: string[], spare: string }} release
 */
function keepSite({ version, pages, files, spare }) {
  const scope = /** @type {WorkerScope} */ (/** @type {unknown} */ (globalThis));
  const { caches } = globalThis;
  const prefix = 'turpial-site-';
  const cacheName = prefix + version;
  const patienceMs = 4000;

  /** A text that another app shared, until the next page claims it. Both names are in src/lib/storage.ts, too. */
  const sharedCache = 'turpial-shared';
  const sharedAt = 'shared-at';
  const sharePath = '/compartir';

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
    const cache = await caches.open(sharedCache);
    const headers = { [sharedAt]: String(Date.now()) };
    await cache.put(sharePath, new Response(parts.join('\n'), { headers }));
    return Response.redirect('/envia1', 303);
  }

  async function keep() {
    const cache = await caches.open(cacheName);
    await cache.addAll(files);
    await cache.addAll(pages.map((path) => new Request(path, { cache: 'reload' })));
  }

  async function takeOver() {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await scope.clients.claim();
  }

  globalThis.addEventListener('install', (event) => /** @type {LifeEvent} */ (event).waitUntil(keep()));
  globalThis.addEventListener('activate', (event) => /** @type {LifeEvent} */ (event).waitUntil(takeOver()));
  globalThis.addEventListener('fetch', (event) => {
    const fetched = /** @type {FetchEvent} */ (event);
    const { request } = fetched;
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
const notKept = /\.(map|xml|txt)$|^app\.html$|^social\.png$|^sw\.js$/;

/**
 * Writes sw.js into a finished build.
 *
 * @param {string} outDir
 * @param {Record<string, string>} env the build's `VITE_*` variables
 */
export function writeOfflineWorker(outDir, env) {
  const names = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(outDir.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((name) => !notKept.test(name))
    .sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(readFileSync(join(outDir, name)));
  const release = {
    version: hash.digest('hex').slice(0, 12),
    pages: names
      .filter((name) => name.endsWith('.html'))
      .map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`)),
    files: names.filter((name) => !name.endsWith('.html')).map((name) => `/${name}`),
    // A page without text, so it can start any address.
    spare: '/envia1',
  };
  const source =
    env.VITE_OFFLINE === 'off'
      ? `(${String(forgetSite)})();\n`
      : `(${String(openPressedNotification)})();\n(${String(keepSite)})(${JSON.stringify(release)});\n`;
  writeFileSync(join(outDir, 'sw.js'), source);
}
