import { expect } from 'vitest';

/** Waits until the app shows `path`, including the page's code. */
export function arrivesAt(location: () => string, path: string): Promise<void> {
  return expect.poll(() => location()).toBe(path);
}
