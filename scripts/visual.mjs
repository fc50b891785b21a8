import { findBrowser } from './tools/browser.mjs';
import { ensureReady, stopWith } from './tools/cli.mjs';
import { compare } from './visual/compare.mjs';
import { keepPictures, writeReport } from './visual/report.mjs';
import { takePictures } from './visual/run.mjs';
import { readStore, writeStore } from './visual/store.mjs';

/**
 * Takes a picture of each story, light and dark, and compares its signature with the stored one. `--update` stores the
 * new ones. Other arguments are parts of the paths of stories: only these run.
 */

try {
  ensureReady();
  process.env.CHROMIUM_PATH = await findBrowser();
  const args = process.argv.slice(2);
  const patterns = args.filter((word) => word !== '--update');
  const store = readStore();
  const { well, browser, pictures } = takePictures(patterns);
  // A story that failed before its picture is not gone.
  const { differences, gone } = compare(store.pictures, pictures, well && patterns.length === 0);
  for (const { name, what } of differences) console.log(`${name} ${what}`);
  for (const name of gone) console.log(`${name} is gone`);
  const different = new Set(differences.map(({ name }) => name));
  if (args.includes('--update')) {
    for (const name of gone) store.pictures.delete(name);
    for (const [name, signature] of pictures) if (different.has(name)) store.pictures.set(name, signature);
    writeStore({ browser, pictures: store.pictures });
    different.clear();
  }
  keepPictures(
    store.pictures,
    [...pictures.keys()].filter((name) => !different.has(name)),
  );
  if (different.size > 0) {
    if (browser !== store.browser) console.log(`\nStored with ${store.browser}; this is ${browser}.`);
    console.log(`\nThe pictures: ${writeReport(differences, store.pictures)}`);
  }
  console.log(`\n${pictures.size} pictures, ${differences.length} differ, ${gone.length} gone`);
  if (!well || different.size > 0 || (gone.length > 0 && !args.includes('--update'))) process.exitCode = 1;
} catch (error) {
  stopWith(error);
}
