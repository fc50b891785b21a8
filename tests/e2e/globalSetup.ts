import type { FullConfig } from '@playwright/test';
import { announce } from './addresses';
import { serveDemo, serveReal } from './origins';

/**
 * Starts every server once: the demo's for all workers, since its sandbox lives in each page, and for each worker a
 * sandbox of its own, since every test starts it over.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const [demo, ...real] = await Promise.all([serveDemo(), ...Array.from({ length: workers }, serveReal)]);
  announce({ demo: demo.url, real: real.map(({ url }) => url) });
  return async () => {
    await Promise.all([demo, ...real].map((origin) => origin.close()));
  };
}
