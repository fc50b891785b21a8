import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Node's default is brotli 11. */
export const compressed = brotliCompressSync;

/** Fonts and pictures are not compressed again. */
const texts = ['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'];

/**
 * What a file of a build weighs over the network, in KB.
 *
 * @param {string} folder of the build
 * @param {string} path as the browser asks for it
 */
export function weightOf(folder, path) {
  const names = path === '/' ? ['index.html'] : [`${path}.html`, path];
  const file = names.map((name) => join(folder, name)).find((name) => existsSync(name));
  if (file === undefined) throw new Error(`The page asked for ${path}, which the build does not have.`);
  const content = readFileSync(file);
  return (texts.includes(extname(file)) ? compressed(content) : content).length / 1000;
}
