import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { root } from '../tools/cli.mjs';

/**
 * The signatures in the repository, one line per picture: `story scheme width height tiles`. A change of a story is a
 * change of its lines.
 *
 * @typedef {import('./signature.mjs').Signature} Signature
 * @typedef {Signature & { text: string }} Stored `text`: the line without the picture's name
 * @typedef {{ browser: string, pictures: Map<string, Stored> }} Store what took the pictures; by 'story scheme'
 */

const file = join(root, 'tests/visual/signatures.txt');

/**
 * @param {Signature} signature
 * @returns {Stored}
 */
export function stored({ width, height, tiles }) {
  const text = `${width} ${height} ${deflateRawSync(tiles, { level: 9 }).toString('base64')}`;
  return { width, height, tiles, text };
}

/**
 * The name of a picture and its signature.
 *
 * @param {string} line
 */
export function readLine(line) {
  const [story = '', scheme = '', width, height, tiles = ''] = line.split(' ');
  const signature = {
    width: Number(width),
    height: Number(height),
    tiles: new Uint8Array(inflateRawSync(Buffer.from(tiles, 'base64'))),
    text: `${width} ${height} ${tiles}`,
  };
  return /** @type {const} */ ([`${story} ${scheme}`, signature]);
}

/** @returns {Store} */
export function readStore() {
  if (!existsSync(file)) return { browser: '', pictures: new Map() };
  const [browser = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return { browser, pictures: new Map(lines.map(readLine)) };
}

/** @param {Store} store */
export function writeStore({ browser, pictures }) {
  const names = [...pictures.keys()].toSorted();
  const lines = names.map((name) => `${name} ${pictures.get(name)?.text}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${[browser, ...lines].join('\n')}\n`);
}

/**
 * The name of the file with the picture of a stored signature.
 *
 * @param {string} name
 * @param {Stored} signature
 */
export const keptName = (name, { text }) =>
  `${name.replace(' ', '.')}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.png`;
