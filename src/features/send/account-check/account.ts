import { compact, isMasked, isSameDocument, readDocument } from '@/api/identifiers';
import type { PaymentDetails } from '@/api/wire';
import { ACCOUNT_DIGITS } from '@/lib/banks';
import { detailKind } from '@/lib/detailKind';
import { foldText } from '@/lib/textSearch';

/** Where payment details send money, in one spelling. Absent: the details do not contain the part. */
export interface Account {
  /** An account number: capital letters and digits. */
  readonly number?: string;
  /** The last ten digits of the phone of a mobile payment. */
  readonly phone?: string;
  /** The address of a wallet; it counts only without account and phone. */
  readonly wallet?: string;
  /** Four digits. */
  readonly bank?: string;
  /** Cédula, RIF or another document: digits, after a letter if there is one. */
  readonly document?: string;
  /** The name of the holder, folded. */
  readonly holder?: string;
}

const PHONE_DIGITS = 10;

/** '+58 414-123 45 67' and '04141234567' are the same phone. */
function phoneOf(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return digits.length < PHONE_DIGITS ? undefined : digits.slice(-PHONE_DIGITS);
}

type Part = readonly [name: keyof Account, text: string | undefined];

/** The part of an account that a detail contains; its text is undefined if it cannot be read. */
function readPart(key: string, value: string): Part | undefined {
  const kind = detailKind(key);
  if (kind === 'alias' || isMasked(value)) return undefined;
  if (kind === 'holder') return ['holder', foldText(value).trim().replace(/\s+/g, ' ')];
  const text = compact(value);
  if (text.length === ACCOUNT_DIGITS && /^\d+$/.test(text)) return ['number', text];
  if (kind === 'document') return ['document', readDocument(value)];
  if (kind === 'phone') return ['phone', phoneOf(value)];
  if (kind === 'wallet') return ['wallet', foldText(value).trim()];
  if (kind === 'account') return ['number', text || undefined];
  return kind === 'bank' ? ['bank', /^\s*(\d{4})(?!\d)/.exec(value)?.[1]] : undefined;
}

const known = new WeakMap<PaymentDetails, Account>();

/** Reads the account in payment details, whatever their names and separators. The first of two readable values counts. */
export function accountOf(details: PaymentDetails): Account {
  const before = known.get(details);
  if (before) return before;
  const account: { -readonly [name in keyof Account]: Account[name] } = {};
  for (const [key, value] of Object.entries(details)) {
    const [name, text] = readPart(key, value) ?? [];
    if (name !== undefined && text !== undefined) account[name] ??= text;
  }
  known.set(details, account);
  return account;
}

/** What identifies the place of the money: an account, else the document of who collects it. */
export function identifiedBy({ number, phone, wallet, document }: Account): 'account' | 'person' | undefined {
  if ((number ?? phone ?? wallet) !== undefined) return 'account';
  return document === undefined ? undefined : 'person';
}

/** True if both name a document, and not the same one. */
export const hasOtherDocument = (a: Account, b: Account): boolean =>
  a.document !== undefined && b.document !== undefined && !isSameDocument(a.document, b.document);

/** True if both name a holder, and not the same one. */
export const hasOtherHolder = (a: Account, b: Account): boolean =>
  a.holder !== undefined && b.holder !== undefined && a.holder !== b.holder;

/**
 * Whether the money of both goes to the same place. 'unknown' if one of them does not say where: a server may leave
 * out or hide the account and name the document. A phone at two banks is two accounts. Who collects cash is identified
 * by the document.
 */
export function compareAccounts(a: Account, b: Account): 'same' | 'other' | 'unknown' {
  const by = identifiedBy(a);
  if (by === undefined || by !== identifiedBy(b)) return 'unknown';
  const isOtherBank = a.bank !== undefined && b.bank !== undefined && a.bank !== b.bank;
  const part = (['number', 'phone', 'wallet'] as const).find((one) => (a[one] ?? b[one]) !== undefined);
  const isSame = part ? a[part] === b[part] && !(part === 'phone' && isOtherBank) : !hasOtherDocument(a, b);
  return isSame ? 'same' : 'other';
}
