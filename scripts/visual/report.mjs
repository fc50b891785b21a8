import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptFolder, reportFolder, takenFolder } from './folders.mjs';
import { TILE } from './signature.mjs';
import { keptName } from './store.mjs';

/**
 * @typedef {import('./compare.mjs').Difference} Difference
 * @typedef {import('./store.mjs').Stored} Stored
 */

const takenName = (/** @type {string} */ name) => `${name.replace(' ', '.')}.png`;

/**
 * Keeps the pictures that have their stored signature, for the report of a later run.
 *
 * @param {Map<string, Stored>} stored
 * @param {Iterable<string>} names the pictures of this run without a difference
 */
export function keepPictures(stored, names) {
  mkdirSync(keptFolder, { recursive: true });
  for (const name of names) {
    const signature = stored.get(name);
    if (signature)
      renameSync(join(takenFolder, takenName(name)), join(keptFolder, keptName(name, signature)));
  }
  const wanted = new Set([...stored].map(([name, signature]) => keptName(name, signature)));
  for (const file of readdirSync(keptFolder)) if (!wanted.has(file)) rmSync(join(keptFolder, file));
}

/**
 * @param {string} title
 * @param {string} file
 * @param {Difference['tiles']} tiles
 */
const figure = (title, file, tiles) => `<figure><figcaption>${title}</figcaption>
<div><img alt="" src="${encodeURIComponent(file)}">${tiles.map(({ x, y }) => `<i style="left:${x}px;top:${y}px"></i>`).join('')}</div></figure>`;

const style = `
  body { font: 16px/1.5 system-ui; margin: 2rem }
  section { display: flex; flex-wrap: wrap; gap: 1rem }
  figure { margin: 0 } figure div { position: relative; outline: 1px solid gray }
  img { display: block }
  i { position: absolute; width: ${TILE}px; height: ${TILE}px; outline: 1px solid red }
`;

/**
 * Writes a page with each picture that differs, and beside it the stored one where this machine has it.
 *
 * @param {Difference[]} differences
 * @param {Map<string, Stored>} stored
 * @returns the page's path
 */
export function writeReport(differences, stored) {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const sections = differences.map(({ name, what, tiles }) => {
    const file = takenName(name);
    const old = stored.get(name);
    const kept = old && join(keptFolder, keptName(name, old));
    const before = file.replace('.png', '.before.png');
    const hasBefore = kept !== undefined && existsSync(kept);
    if (hasBefore) copyFileSync(kept, join(reportFolder, before));
    copyFileSync(join(takenFolder, file), join(reportFolder, file));
    const figures = [...(hasBefore ? [figure('before', before, tiles)] : []), figure('now', file, tiles)];
    return `<h2>${name}</h2><p>${what}</p><section>${figures.join('\n')}</section>`;
  });
  const page = join(reportFolder, 'index.html');
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>${style}</style>${sections.join('\n')}`);
  return page;
}
