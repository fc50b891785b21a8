import type { Page } from '@playwright/test';

/** Delays files of the app until the returned function is called, like a slow network. */
export async function holdFiles(page: Page, glob: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(glob, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

const code = '**/assets/index-*.js';

/** Delays all of the app's code. */
export const holdCode = (page: Page) => holdFiles(page, code);
