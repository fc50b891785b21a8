import type { ClockState } from './clock';
import { formatPairs, parseCookies } from './cookies';

declare global {
  interface Window {
    /** In a page with two frames: the clock that both follow. */
    clockOfSides?: () => ClockState;
  }
}

/** The name of a frame that shares its origin with another demo and nothing else. */
const FRAME_NAME = /^turpial-lado-\w+$/;

/** The name for the window of such a frame. It survives the page loads of the frame. */
export const partitionName = (side: string) => `turpial-lado-${side}`;

/** True in such a frame. */
export const isPartition = () =>
  typeof window !== 'undefined' && FRAME_NAME.test(window.name) && window.parent !== window;

/** A part of the tab's session storage with the methods of a storage. */
function partOf(storage: Storage, prefix: string): Storage {
  const names = () =>
    Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').filter((name) =>
      name.startsWith(prefix),
    );
  return {
    get length() {
      return names().length;
    },
    key: (place) => names()[place]?.slice(prefix.length) ?? null,
    getItem: (name) => storage.getItem(prefix + name),
    setItem: (name, value) => storage.setItem(prefix + name, value),
    removeItem: (name) => storage.removeItem(prefix + name),
    clear: () => names().forEach((name) => storage.removeItem(name)),
  };
}

/**
 * Gives a frame its own storage, cookies and messages between tabs. Frames of one origin share all of them, and browsers
 * have no separate ones for two frames of a page: those without credentials share theirs, and Chromium alone has them.
 */
export function enterPartition(): void {
  const { name, sessionStorage: tab, BroadcastChannel: Channel } = window;
  const provide = (target: object, key: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(target, key, { configurable: true, ...descriptor });
  provide(window, 'localStorage', { value: partOf(tab, `${name}.local.`) });
  provide(window, 'sessionStorage', { value: partOf(tab, `${name}.tab.`) });
  provide(window, 'BroadcastChannel', {
    value: class extends Channel {
      constructor(channel: string) {
        super(`${name}.${channel}`);
      }
    },
  });
  let cookies: ReadonlyMap<string, string> = new Map();
  provide(document, 'cookie', {
    get: () => formatPairs(cookies),
    set(text: string) {
      const [[cookie, value] = ['', '']] = parseCookies(text);
      const rest = [...cookies].filter(([other]) => other !== cookie);
      cookies = new Map(/;\s*max-age=0\b/i.test(text) ? rest : [...rest, [cookie, value]]);
    },
  });
}
