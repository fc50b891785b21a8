import type { PastedData } from '@/features/beneficiaries/paste/parseMessage';

/**
 * Chat messages with bank data, by what is special in each, and what a careful person reads in them for certain.
 * People, documents, phones and accounts are invented.
 */
export type Messages = Readonly<Record<string, readonly [text: string, says: Partial<PastedData>]>>;

export const mobile = {
  method: 'pago-movil',
  bank: '0134',
  document: 'V8222111',
  phone: '04141239087',
} as const;

export const transfer = {
  method: 'transferencia',
  bank: '0134',
  document: 'V8222111',
  account: '01340067911067200567',
} as const;

/** A message with a gap, what it says, and the words that mean the same in the gap, between bars. */
export type Gap = readonly [text: string, says: Partial<PastedData>, words: string];

export const inOtherWords = (gaps: readonly Gap[]): Messages =>
  Object.fromEntries(
    gaps.flatMap(([text, says, words]) =>
      words.split('|').map((word) => {
        const message = text.replace('…', word);
        return [message, [message, says]] as const;
      }),
    ),
  );
