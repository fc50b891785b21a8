import type { Message } from '../db/models';
import { hash } from '../seeds/random';
import { magicCodes } from './magic';

/** Life of a code on the sandbox clock. */
const CODE_LIFE_MS = 10 * 60 * 1000;
/** Wrong tries after which a code is worthless. */
const MAX_WRONG_TRIES = 5;
/** The first code of every sandbox: known, so that a walk-through needs no look into the inbox. */
const FIRST_CODE = '246810';

/** The six digits of the n-th code, counted from 1. */
export function nthCode(n: number): string {
  return n === 1 ? FIRST_CODE : String(100_000 + (hash(`code ${n}`) % 900_000));
}

/** What a typed code is worth against the newest message to that contact. */
export type CodeVerdict = 'good' | 'wrong' | 'expired' | 'locked';

/** Judges a code; only the newest message counts, and a used one no longer does. */
export function judgeCode(code: string, message: Message | undefined, now: number): CodeVerdict {
  const magic = magicCodes[code];
  if (magic) return magic;
  if (!message || message.used) return 'wrong';
  if (message.wrongTries >= MAX_WRONG_TRIES) return 'locked';
  if (now >= message.at + CODE_LIFE_MS) return 'expired';
  return message.code === code ? 'good' : 'wrong';
}
