import type { FullConfig } from '@playwright/test';
import { announce } from './addresses';
import { serveDemo, serveReal } from './origins';

/**
 * Starts all servers once: one demo server for all workers, because its sandbox runs in each page, and one HTTP
 * sandbox per worker, because every test resets it.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const [demo, ...real] = await Promise.all([serveDemo(), ...Array.from({ length: workers }, serveReal)]);
  announce({ demo: demo.url, real: real.map(({ url }) => url) });
  return async () => {
    await Promise.all([demo, ...real].map((origin) => origin.close()));
  };
}
