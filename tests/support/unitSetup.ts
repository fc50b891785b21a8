import { afterEach, vi } from 'vitest';

// Files share their globals (`isolate: false`): a stub ends with its test, before the next file loads.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
