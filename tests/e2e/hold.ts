import type { Page } from '@playwright/test';

/** Keeps files of the app back until the answer is called, as a slow network would. */
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

/** Keeps all of the app's code back. */
export const holdCode = (page: Page) => holdFiles(page, '**/assets/index-*.js');
