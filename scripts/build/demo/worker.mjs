/**
 * Caches the demo's files, so that it works offline. Runs in the service worker before MSW's code, in the same file,
 * so it must be self-contained. It leaves other requests, mainly API calls, to MSW.
 *
 * @param {{ version: string, files: string[] }} build its files, relative to the worker; the first is the page
 */
export function keepFiles({ version, files }) {
  /**
   * @typedef {Event & {
   *   request: Request;
   *   respondWith: (response: Promise<Response>) => void;
   *   waitUntil: (work: Promise<unknown>) => void;
   * }} WorkerEvent
   */
  const prefix = 'turpial-demo ';
  // Delays caching like the production build, because the first view needs the bandwidth first.
  const waitMs = 8000;
  const { caches, location } = globalThis;
  const addresses = files.map((file) => new URL(file, location.href).href);
  const [page = ''] = addresses;
  const known = new Set(addresses);
  /** @type {Promise<unknown> | undefined} */
  let kept;

  /** Fetches missing files. It does not run during installation, because the first page would wait for it. */
  async function keepAll() {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    const cache = await caches.open(prefix + version);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    await Promise.allSettled(
      addresses.filter((address) => !there.has(address)).map((address) => cache.add(address)),
    );
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + version);
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  /** @param {string} address */
  const fromCache = async (address) => (await caches.match(address)) ?? Response.error();

  /**
   * The host's page, or the cached one if the network fails or the host has no such address.
   *
   * @param {Request} request
   */
  async function pageFor(request) {
    try {
      const response = await fetch(request);
      return response.status < 400 ? response : ((await caches.match(page)) ?? response);
    } catch {
      return fromCache(page);
    }
  }

  /** @param {Request} request */
  async function fileFor(request) {
    return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
  }

  globalThis.addEventListener('fetch', (received) => {
    const event = /** @type {WorkerEvent} */ (received);
    const { request } = event;
    kept ??= keepAll();
    event.waitUntil(kept);
    const isPage = request.mode === 'navigate';
    if (!isPage && !(request.method === 'GET' && known.has(request.url.replace(/[?#].*$/, '')))) return;
    event.stopImmediatePropagation();
    event.respondWith(isPage ? pageFor(request) : fileFor(request));
  });
}
