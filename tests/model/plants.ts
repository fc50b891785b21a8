import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A mistake that the model has to find: the build replaces `text` in `file` with `mistake`. */
type Plant = readonly [file: string, text: string, mistake: string];

export const plants: Readonly<Record<string, Plant>> = {
  'fresh-key': [
    'src/api/exchangeCreation.ts',
    "{ 'idempotency-key': idempotencyKey }",
    "{ 'idempotency-key': idempotencyKey + Math.random() }",
  ],
  'key-of-quote': ['src/lib/quote.ts', '`${quote.id}:${beneficiaryId}`', '`${quote.id}`'],
  'no-stamp': ['src/lib/drafts.ts', 'owner && isSameOwner(stampOf(draft), owner) ?', 'owner ?'],
  'no-owner': [
    'src/features/send/transfer/confirmations.ts',
    'kept && isSameOwner(kept.owner, owner) ? kept.confirmation : undefined',
    'kept?.confirmation',
  ],
  'dead-page': ['src/ui/usePageCall.ts', 'standing.current && running.current === controller &&', ''],
  'other-step': [
    'src/features/send/transfer/stepTwo.tsx',
    'if (order.quoteId !== quoteId) return false;',
    '',
  ],
  'early-claim': [
    'src/features/send/transfer/ConfirmationWatch.tsx',
    'if (askedAt - search.absentSince < SECOND_LOOK_MS || askedAt - search.press < CALL_LIMIT_MS) continue;',
    '',
  ],
  'device-clock': ['src/lib/clock.ts', 'elapsed: () => current.elapsed(),', 'elapsed: () => current.now(),'],
  'expired-doubt': [
    'src/features/send/SendBeneficiaryPage.tsx',
    'if (!own && clock.now()',
    'if (clock.now()',
  ],
  'no-question': [
    'src/features/send/SendBeneficiaryPage.tsx',
    'transfer.othersNow().length > 0 ? setAskedFor(selected) : send()',
    'send()',
  ],
  'lost-is-refused': [
    'src/features/send/transfer/sending.ts',
    'return isRefusal(failure) && !UNDECIDED.has(failure.status);',
    "return failure.kind !== 'unreadable';",
  ],
  'busy-decides': [
    'src/features/send/transfer/sending.ts',
    'new Set([409, 423, 499])',
    'new Set([423, 499])',
  ],
  'limit-decides': ['src/api/errors.ts', '![408, 425, 429].includes(error.status)', 'error.status !== 408'],
  'refusal-ends-doubt': [
    'src/features/send/transfer/confirmation.ts',
    "return before?.again ? { ...before, stage: 'unknown' } : undefined;",
    'return undefined;',
  ],
  'doubt-of-tab': [
    'src/lib/storage.ts',
    "open: 'turpial.in-doubt.',",
    "open: `turpial.in-doubt.${(globalThis.sessionStorage['tab'] ??= Math.random())}.`,",
  ],
  'kept-late': [
    'src/features/send/transfer/sending.ts',
    'const kept = confirmationOf(key);',
    'const kept = confirmationOf(key);\n  globalThis.localStorage.removeItem(`turpial.in-doubt.${key}`);',
  ],
  'any-answer': [
    'src/features/send/transfer/sending.ts',
    'if (!isKnown && isOpen(kept) && !isAnswerTo(exchange, kept, madeIds())) throw unreadable();',
    '',
  ],
  'two-of-one': [
    'src/features/send/transfer/match.ts',
    'if (made.has(key) || taken.has(exchangeId)) continue;',
    'if (made.has(key)) continue;',
  ],
  'known-is-new': [
    'src/features/send/transfer/match.ts',
    "|| one.knownIds.includes(exchange.exchangeId)) return 'no';",
    ") return 'no';",
  ],
  'always-fallback': [
    'src/features/send/preparations.ts',
    'if (latest || hasHadQuote() || isForeignEntry(entry))',
    'if (isForeignEntry(entry))',
  ],
  'lost-logout': [
    'src/api/session.ts',
    'return error instanceof ApiError && error.status === 401;',
    'return error instanceof ApiError;',
  ],
  'never-locks': ['src/session/record.ts', 'now - lastUse(now) >= config.idleMs', 'false'],
  'locks-early': [
    'src/session/record.ts',
    'now - lastUse(now) >= config.idleMs',
    'now - lastUse(now) >= config.idleMs / 3',
  ],
  'weak-session': ['src/session/refresh.ts', 'if (isRefusal(error)) {', 'if (error) {'],
};

export function plantNamed(name: string): Plant {
  const plant = plants[name];
  if (plant) return plant;
  throw new Error(`Unknown mistake '${name}'. Known: ${Object.keys(plants).join(', ')}.`);
}

/** A plugin that builds the mistake into the app. Fails unless the file contains the text exactly once. */
export function planting([file, text, mistake]: Plant): Plugin {
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
