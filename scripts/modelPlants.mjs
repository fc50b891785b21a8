import { relative } from 'node:path';
import { Advice, root } from './setup.mjs';

/**
 * A mistake that the model has to find: the app is built with `mistake` in place of `text`.
 *
 * @typedef {{ file: string, text: string, mistake: string }} Plant
 */

/** @type {Readonly<Record<string, Plant>>} */
export const plants = {
  'fresh-key': {
    file: 'src/api/exchangeCreation.ts',
    text: "{ 'idempotency-key': idempotencyKey }",
    mistake: "{ 'idempotency-key': idempotencyKey + Math.random() }",
  },
  'no-stamp': {
    file: 'src/lib/owner.ts',
    text: 'return owner !== undefined && isSameOwner(owner, currentOwner());',
    mistake: 'return owner !== undefined;',
  },
  'dead-page': {
    file: 'src/ui/usePageCall.ts',
    text: 'standing.current &&\n      pathname === window.location.pathname &&',
    mistake: '',
  },
};

/** @param {string} name */
export function plantNamed(name) {
  const plant = plants[name];
  if (plant) return plant;
  throw new Advice(`There is no plant '${name}'. There are: ${Object.keys(plants).join(', ')}.`);
}

/**
 * Builds the mistake into the app; fails where the text that it replaces is no longer there, once.
 *
 * @param {Plant} plant
 * @returns {import('vite').Plugin}
 */
export function planting({ file, text, mistake }) {
  let planted = false;
  return {
    name: 'planting',
    enforce: 'pre',
    transform(code, id) {
      if (relative(root, id.split('?')[0] ?? '').replaceAll('\\', '/') !== file) return undefined;
      if (code.split(text).length !== 2) this.error(`${file} does not hold, once: ${text}`);
      planted = true;
      return { code: code.replace(text, () => mistake), map: null };
    },
    buildEnd() {
      if (!planted) this.error(`${file} is no part of the build`);
    },
  };
}
