import { afterEach, beforeAll } from 'vitest';
import { commands, page } from 'vitest/browser';
import { takenFolder } from '../../../scripts/visual/folders.mjs';
import { signatureOf, TILE } from '../../../scripts/visual/signature.mjs';
import { prefer } from '../modes/preferences';
import { changeScheme, schemeNow } from '../modes/scheme';
import { watchCalls } from '../openCalls';
import { capture, setOuterSize } from './emulation';
import { settled } from './settled';

/** The size of a story's frame if it names no other. */
const DEFAULT = { width: 1200, height: 900 };
/** Longer pages are cut, such as a list with a thousand rows. */
const MAX_HEIGHT = 4000;
/** Long enough for code that loads when its part of the page comes into view. */
const FRAMES_FOR_CODE = 30;
/** Space below the last element for its shadow and its focus ring. */
const BELOW = 16;

const still = new CSSStyleSheet();
still.replaceSync(`
  *, ::before, ::after {
    animation: none !important;
    caret-color: transparent !important;
    transition: none !important;
  }
`);
document.adoptedStyleSheets.push(still);
watchCalls();
beforeAll(async () => {
  await prefer('prefers-reduced-motion', 'reduce');
  await setOuterSize(DEFAULT.width, DEFAULT.height);
});

/** Gives the frame the height of the story, so that the picture shows all of it. */
async function showAll(): Promise<void> {
  const height = Math.min(document.documentElement.scrollHeight, MAX_HEIGHT);
  if (height <= innerHeight) return;
  await setOuterSize(DEFAULT.width, Math.max(DEFAULT.height, height));
  await page.viewport(innerWidth, height);
  await settled(FRAMES_FOR_CODE);
}

/** The height of the picture: down to the last element, in whole tiles. */
function contentHeight(): number {
  const bottoms = [...document.body.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom);
  const tiles = Math.ceil((Math.max(...bottoms, 0) + BELOW) / TILE);
  return Math.min(tiles * TILE, innerHeight);
}

async function pixelsOf(png: string): Promise<ImageData> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height);
}

/** By scheme; the tiles of a signature in base64. */
type Pictures = Record<string, { width: number; height: number; tiles: string }>;

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook. */
    storyId?: string;
    /** What took the pictures. */
    browser?: string;
    pictures?: Pictures;
  }
}

/** Takes a picture, keeps it in a file and returns its signature. */
async function picture(file: string) {
  const png = await capture(contentHeight());
  await commands.writeFile(`${takenFolder}/${file}.png`, png, 'base64');
  const { tiles, ...size } = signatureOf(await pixelsOf(png));
  return { ...size, tiles: btoa(String.fromCharCode(...tiles)) };
}

// A picture of each story after its steps, in both schemes; of a story with its own scheme only in that.
afterEach(async ({ task: { meta } }) => {
  await settled();
  await showAll();
  const own = schemeNow();
  const pictures: Pictures = {};
  // The other scheme first. A change of scheme draws every layer again; one that has moved may show its text half a
  // pixel away from where a new drawing puts it.
  for (const scheme of own === 'light' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    changeScheme(scheme);
    await settled();
    if (own === 'light' || scheme === own) pictures[scheme] = await picture(`${meta.storyId}.${scheme}`);
  }
  Object.assign(meta, { browser: navigator.userAgent, pictures });
});
