import { expect } from 'vitest';

/** Waits until the app is at `path`; the page's code may still be loading. */
export function arrivesAt(location: () => string, path: string): Promise<void> {
  return expect.poll(() => location()).toBe(path);
}
