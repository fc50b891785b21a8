import type { PastedData } from '@/features/beneficiaries/paste/parseMessage';

/**
 * Chat messages with bank data, by what is special in each, and what a careful person reads in them for certain.
 * People, documents, phones and accounts are invented.
 */
export type Messages = Readonly<Record<string, readonly [text: string, says: Partial<PastedData>]>>;
