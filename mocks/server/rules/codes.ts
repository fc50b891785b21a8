import { MINUTE_MS } from '@/lib/clock';
import type { Message } from '../db/models';
import { hash } from './random';

/** Lifetime of a code on the sandbox clock. */
export const CODE_LIFE_MS = 10 * MINUTE_MS;
/** A code becomes invalid after this many wrong tries. */
const MAX_WRONG_TRIES = 5;
/** The first code of every sandbox is fixed, so that a walk-through does not need the inbox. */
const FIRST_CODE = '246810';

/** The six digits of the n-th code, counted from 1. */
export function nthCode(n: number): string {
  return n === 1 ? FIRST_CODE : String(100_000 + (hash(`code ${n}`) % 900_000));
}

/** The result of checking a typed code against the newest message to the contact. */
export type CodeVerdict = 'good' | 'wrong' | 'expired' | 'locked';

/** Codes with a fixed verdict. The sandbox never sends them. */
const magicCodes: Readonly<Record<string, Exclude<CodeVerdict, 'good'>>> = {
  '000001': 'wrong',
  '000002': 'expired',
  '000003': 'locked',
};

export const isMagicCode = (code: string) => Object.hasOwn(magicCodes, code);

/** Checks a code. Only the newest message counts, and a code works once. */
export function judgeCode(code: string, message: Message | undefined, now: number): CodeVerdict {
  const magic = magicCodes[code];
  if (magic) return magic;
  if (!message || message.used) return 'wrong';
  if (message.wrongTries >= MAX_WRONG_TRIES) return 'locked';
  if (now >= message.at + CODE_LIFE_MS) return 'expired';
  return message.code === code ? 'good' : 'wrong';
}
