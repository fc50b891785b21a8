import type { Carrier } from './leaks';

/** Receives what the probes find. */
export interface Witness {
  /** Data reached a place outside the screen. */
  carry(carrier: Carrier): void;
  /** A secret was sent or received, in a field with this name. */
  mark(what: string, text: string): void;
}

/**
 * Watches every place outside the screen from now on. The function is self-contained, because journeys pass it to a
 * browser as text. Install it once per page, before any test replaces these functions.
 */
export function installProbes({ carry, mark }: Witness): void {
  const textOf = (value: unknown): string => {
    if (typeof value === 'string') return value;
    if (value instanceof Error) return `${value.message} ${value.stack ?? ''}`;
    try {
      const text: unknown = JSON.stringify(value);
      return typeof text === 'string' ? text : '';
    } catch {
      // An element or another cyclic object.
      return '';
    }
  };

  /** Calls `look` before each call of a method. */
  const watch = (owner: object, name: string, look: (args: readonly unknown[], self: unknown) => void) => {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') return;
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]): unknown {
      look(args, this);
      return Reflect.apply(original, this, args) as unknown;
    });
  };

  const seeAddress = (address: string) => {
    if (!URL.canParse(address, location.href)) return;
    const url = new URL(address, location.href);
    if (url.origin === location.origin) carry({ place: 'address', text: url.href });
    else if (!/^(data|blob):/.test(url.protocol)) carry({ place: 'link', text: url.href });
  };

  // The address and the navigation state.
  for (const name of ['pushState', 'replaceState']) {
    watch(History.prototype, name, ([state, , address]) => {
      carry({ place: 'history state', text: textOf(state) });
      if (address !== undefined && address !== null) seeAddress(textOf(address));
    });
  }
  watch(window, 'open', ([address]) => seeAddress(textOf(address)));

  // Storage.
  watch(Storage.prototype, 'setItem', ([key, value], self) => {
    const place = self === window.sessionStorage ? 'session storage' : 'local storage';
    carry({ place, key: textOf(key), text: textOf(value) });
  });
  for (const name of ['put', 'add'])
    watch(IDBObjectStore.prototype, name, (args) => carry({ place: 'database', text: textOf(args) }));
  for (const name of ['put', 'add', 'addAll'])
    watch(Cache.prototype, name, (args) => carry({ place: 'cache', text: textOf(args) }));
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, value: string) {
      carry({ place: 'cookie', text: value });
      cookie?.set?.call(this, value);
    },
  });

  // Console and sharing.
  for (const name of ['debug', 'log', 'info', 'warn', 'error', 'trace', 'table', 'dir', 'group'])
    watch(console, name, (args) => carry({ place: 'console', text: args.map(textOf).join(' ') }));
  watch(Clipboard.prototype, 'writeText', ([text]) => carry({ place: 'clipboard', text: textOf(text) }));
  watch(Navigator.prototype, 'sendBeacon', (args) => carry({ place: 'report', text: textOf(args) }));
  if ('share' in navigator)
    watch(navigator, 'share', ([data]) => carry({ place: 'shared text', text: textOf(data) }));
  watch(URL, 'createObjectURL', ([blob]) => {
    if (blob instanceof Blob) void blob.text().then((text) => carry({ place: 'file', text }));
  });

  // Elements with addresses, and the document's head.
  const see = (element: Element) => {
    for (const name of ['href', 'src', 'action', 'ping']) {
      const address = element.getAttribute(name);
      if (address !== null) seeAddress(address);
    }
    const fileName = element.getAttribute('download');
    if (fileName) carry({ place: 'file name', text: fileName });
    if (element instanceof HTMLMetaElement) carry({ place: 'head', text: element.content });
    if (element instanceof HTMLTitleElement) carry({ place: 'title', text: element.text });
  };
  const telling = '[href], [src], [action], [ping], [download], meta, title';
  watch(HTMLElement.prototype, 'click', (_, self) => {
    if (self instanceof HTMLAnchorElement) see(self);
  });
  watch(window, 'print', () => carry({ place: 'file name', text: document.title }));
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element && target.matches(telling)) see(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        see(node);
        for (const element of node.querySelectorAll(telling)) see(element);
      }
    }
  }).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['href', 'src', 'action', 'ping', 'download', 'content'],
  });

  // Requests, and the secrets in them and in their answers.
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, protocol } = new URL(name, location.href);
      if (origin !== location.origin && protocol.startsWith('http'))
        carry({ place: 'other host', text: name });
    }
  }).observe({ type: 'resource', buffered: true });

  const markIn = (value: unknown, fields: RegExp): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (typeof part === 'string' && fields.test(name)) mark(name, part);
      else markIn(part, fields);
    }
  };
  const markInJson = (text: string, fields: RegExp) => {
    try {
      markIn(JSON.parse(text), fields);
    } catch {
      // A gateway's HTML page, or a cut answer.
    }
  };
  const sent = /^(code|password|\w*token)$/i;
  const answered = /token$/i;
  const fetched = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin) carry({ place: 'other host', text: url.href });
    const isCall = url.origin === location.origin && url.pathname.startsWith('/api/');
    carry({ place: isCall ? 'call' : 'address', text: url.href });
    if (!isCall) return fetched(input, init);
    const bearer = new Headers(init?.headers).get('authorization')?.replace(/^Bearer /, '');
    if (bearer) mark('accessToken', bearer);
    markIn(Object.fromEntries(url.searchParams), sent);
    if (typeof init?.body === 'string') markInJson(init.body, sent);
    const response = await fetched(input, init);
    if (/\/(login|session\/\w+)$/.test(url.pathname)) {
      // A copy, so that the app does not wait.
      response
        .clone()
        .text()
        .then(
          (text) => markInJson(text, answered),
          () => undefined,
        );
    }
    return response;
  };
}

/** The current content of all places outside the screen; also self-contained. */
export async function readPlaces(): Promise<readonly Carrier[]> {
  const stored = (place: 'local storage' | 'session storage', storage: Storage) =>
    Object.entries(storage).map(([key, text]): Carrier => ({ place, key, text: String(text) }));
  const databases = await indexedDB.databases();
  const caching = 'caches' in window ? await caches.keys() : [];
  const cached = await Promise.all(
    caching.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  );
  return [
    ...stored('local storage', localStorage),
    ...stored('session storage', sessionStorage),
    ...databases.map(({ name = '' }): Carrier => ({ place: 'database', text: name })),
    ...cached.flat().map((text): Carrier => ({ place: 'cache', text })),
    { place: 'address', text: location.href },
    { place: 'history state', text: JSON.stringify(history.state) },
    { place: 'cookie', text: document.cookie },
    { place: 'title', text: document.title },
    { place: 'window name', text: window.name },
    { place: 'referrer', text: document.referrer },
  ];
}
