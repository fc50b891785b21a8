import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A mistake that the model has to find: the build replaces `text` with `mistake`. */
interface Plant {
  readonly file: string;
  readonly text: string;
  readonly mistake: string;
}

const plants: Readonly<Record<string, Plant>> = {
  'fresh-key': {
    file: 'src/api/exchangeCreation.ts',
    text: "{ 'idempotency-key': idempotencyKey }",
    mistake: "{ 'idempotency-key': idempotencyKey + Math.random() }",
  },
  'no-stamp': {
    file: 'src/lib/drafts.ts',
    text: 'owner && isSameOwner(stampOf(draft), owner) ?',
    mistake: 'owner ?',
  },
  'dead-page': {
    file: 'src/ui/usePageCall.ts',
    text: 'standing.current &&\n      isOnPage() &&',
    mistake: '',
  },
  'early-claim': {
    file: 'src/features/send/transfer/ConfirmationWatch.tsx',
    text: 'if (askedAt - since < SECOND_LOOK_MS || askedAt - press < CALL_LIMIT_MS) continue;',
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

export function plantNamed(name: string): Plant {
  const plant = plants[name];
  if (plant) return plant;
  throw new Error(`Unknown mistake '${name}'. Known: ${Object.keys(plants).join(', ')}.`);
}

/** A plugin that builds the mistake into the app. Fails unless the file contains the text exactly once. */
export function planting({ file, text, mistake }: Plant): Plugin {
  let planted = false;
  return {
    name: 'planting',
    enforce: 'pre',
    transform(code, id) {
      if (relative('.', id.split('?')[0] ?? '').replaceAll('\\', '/') !== file) return undefined;
      if (code.split(text).length !== 2) this.error(`${file} must contain this text exactly once: ${text}`);
      planted = true;
      return { code: code.replace(text, () => mistake), map: null };
    },
    buildEnd() {
      if (!planted) this.error(`${file} is not part of the build`);
    },
  };
}
