import type { FieldOption } from '@/api/paymentMethods';
import { ACCOUNT_DIGITS, bankName } from '@/lib/banks';

const FIRST_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];
const SECOND_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

function checkDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0);
  const digit = 11 - (sum % 11);
  return digit > 9 ? digit - 10 : digit;
}

/** True when the two check digits of a 20-digit account match. The formula is unofficial: warn, never block. */
export function checkDigitsFit(account: string): boolean {
  const branchAndNumber = account.slice(4, 8) + account.slice(10);
  // The first weights are those of bank and branch, the first eight digits.
  const expected = `${checkDigit(account, FIRST_WEIGHTS)}${checkDigit(branchAndNumber, SECOND_WEIGHTS)}`;
  return account.slice(8, 10) === expected;
}

/** Facts about an account number while the user types it. */
export interface AccountNotes {
  /** The bank of its first four digits. */
  readonly bank: string | undefined;
  /** True for a complete number with wrong check digits. */
  readonly suspicious: boolean;
}

/**
 * Derives the notes from the text typed so far.
 *
 * @param banks the bank options of the same form, if any; their texts take precedence over the app's own list
 */
export function accountNotes(account: string, banks: readonly FieldOption[]): AccountNotes {
  const digits = /^\d+$/.test(account) ? account : '';
  const code = digits.slice(0, 4);
  const option = banks.find(({ value }) => value === code);
  return {
    bank: code.length < 4 ? undefined : (option?.label ?? bankName(code)),
    suspicious: digits.length === ACCOUNT_DIGITS && !checkDigitsFit(digits),
  };
}
