import { relative } from 'node:path';
import { Advice, root } from '../tools/cli.mjs';

/** The start of the message of a broken invariant; any other failure is not a find. */
export const BROKEN = 'A promise is broken';

/**
 * A mistake that the model has to find: the build replaces `text` with `mistake`.
 *
 * @typedef {{ file: string, text: string, mistake: string }} Plant
 */

/** @type {Readonly<Record<string, Plant>>} */
const plants = {
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
    text: 'standing.current &&\n      isOnPage() &&',
    mistake: '',
  },
  'early-claim': {
    file: 'src/features/send/doubt/DoubtResolver.tsx',
    text: 'if (readAt - since < SECOND_LOOK_MS || readAt - doubt.pressedAt < CALL_LIMIT_MS) continue;',
    mistake: '',
  },
  'lost-logout': {
    file: 'src/api/session.ts',
    text: "return error instanceof ApiError && (error.kind === 'unreadable' || error.status === 401);",
    mistake: 'return error instanceof ApiError;',
  },
  'weak-session': {
    file: 'src/session/refresh.ts',
    text: 'if (error instanceof ApiError && !isTransient(error)) {',
    mistake: 'if (error instanceof ApiError) {',
  },
};

/** @param {string} name */
export function plantNamed(name) {
  const plant = plants[name];
  if (plant) return plant;
  throw new Advice(`Unknown mistake '${name}'. Known: ${Object.keys(plants).join(', ')}.`);
}

/**
 * A plugin that builds the mistake into the app. Fails unless the file contains the text exactly once.
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
      if (code.split(text).length !== 2) this.error(`${file} must contain this text exactly once: ${text}`);
      planted = true;
      return { code: code.replace(text, () => mistake), map: null };
    },
    buildEnd() {
      if (!planted) this.error(`${file} is not part of the build`);
    },
  };
}
