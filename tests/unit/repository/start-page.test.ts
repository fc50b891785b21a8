import { afterEach, expect, test, vi } from 'vitest';
import { startPage } from '../../../scripts/build/startPage.mjs';

const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

afterEach(() => {
  vi.unstubAllGlobals();
  if (own) Object.defineProperty(globalThis, 'localStorage', own);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

test('the app starts in a browser whose storage may not even be read', () => {
  const append = vi.fn();
  vi.stubGlobal('document', {
    getElementById: () => ({ removeAttribute: vi.fn() }),
    createElement: () => ({}),
    head: { append },
  });
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const none = 'data:text/javascript,';
  startPage({
    written: true,
    needs: 'session',
    first: none,
    entry: none,
    scripts: [],
    sheets: [],
    failure: '',
  });
  expect(append).toHaveBeenCalledWith({ rel: 'modulepreload', href: none });
});
