import { expect, vi } from 'vitest';

/** Waits until the app stands on `path`; a page whose code is still being fetched is not there yet. */
export function arrivesAt(location: () => string, path: string): Promise<void> {
  return vi.waitFor(() => expect(location()).toBe(path), { timeout: 10_000 });
}
