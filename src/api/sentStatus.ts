import { foldText } from '@/lib/textSearch';

/** Parts of words in the status of an exchange that did not reach, or did not stay with, its beneficiary. */
const NOT_SENT = /cancel|rechaz|anulad|fallid|devuelt/;

/**
 * True if an exchange counts as sent. A status is free text of the server: every text without one of these words
 * counts as sent, and so does a missing status (product 4.13).
 */
export function countsAsSent({ status }: { readonly status: string | null }): boolean {
  return status === null || !NOT_SENT.test(foldText(status));
}
