import { afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';
import { prefer } from '../modes/preferences';
import { changeScheme, schemeNow } from '../modes/scheme';

/** Longer pages are cut, such as a list with a thousand rows. */
const MAX_HEIGHT = 4000;
/** Long enough for an answer of the sandbox and for code that loads when its part of the page comes into view. */
const QUIET_FRAMES = 12;
/** A story that never rests is taken as it is, in ms. */
const PATIENCE_MS = 3000;

const still = new CSSStyleSheet();
still.replaceSync(`
  *, ::before, ::after {
    animation: none !important;
    caret-color: transparent !important;
    transition: none !important;
  }
`);
document.adoptedStyleSheets.push(still);
beforeAll(() => prefer('prefers-reduced-motion', 'reduce'));

const isLoading = () =>
  document.fonts.status === 'loading' || [...document.images].some(({ complete }) => !complete);

/** Resolves when the page has stayed the same for some frames. */
async function settled(): Promise<void> {
  const start = performance.now();
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (quiet < QUIET_FRAMES && performance.now() - start < PATIENCE_MS) {
    await new Promise(requestAnimationFrame);
    quiet = isLoading() ? 0 : quiet + 1;
  }
  observer.disconnect();
}

/** Gives the frame the height of the story, so that the picture shows all of it. */
async function showAll(): Promise<void> {
  const height = Math.min(document.documentElement.scrollHeight, MAX_HEIGHT);
  if (height <= innerHeight) return;
  await page.viewport(innerWidth, height);
  await settled();
}

// A picture of each story after its steps, in both schemes; of a story with its own scheme only in that.
afterEach(async ({ task: { meta } }) => {
  const { storyId } = meta as { readonly storyId?: string };
  const { innerWidth: width, innerHeight: height } = window;
  await settled();
  await showAll();
  const own = schemeNow();
  for (const scheme of own === 'light' ? (['light', 'dark'] as const) : [own]) {
    changeScheme(scheme);
    // It takes pictures until two are the same.
    await expect
      .soft(page.elementLocator(document.documentElement))
      .toMatchScreenshot(`${storyId}-${scheme}`);
  }
  await page.viewport(width, height);
});
