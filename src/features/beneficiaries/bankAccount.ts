import type { FieldOption } from '@/api/paymentMethods';
import { bankName } from '@/lib/banks';

/** Digits of a Venezuelan account: bank 4, branch 4, check 2, account 10. */
export const ACCOUNT_DIGITS = 20;

const FIRST_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];
const SECOND_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

function checkDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0);
  const digit = 11 - (sum % 11);
  return digit > 9 ? digit - 10 : digit;
}

/** Whether the two check digits of a 20-digit account fit the rest. The rule is not official: warn, never block. */
export function checkDigitsFit(account: string): boolean {
  const bankAndBranch = account.slice(0, 8);
  const branchAndNumber = account.slice(4, 8) + account.slice(10);
  const expected = `${checkDigit(bankAndBranch, FIRST_WEIGHTS)}${checkDigit(branchAndNumber, SECOND_WEIGHTS)}`;
  return account.slice(8, 10) === expected;
}

/** What can be told about an account number while it is typed. */
export interface AccountNotes {
  /** The bank of its first four digits. */
  readonly bank: string | undefined;
  /** The number is whole, but its check digits do not fit. */
  readonly suspicious: boolean;
}

/**
 * Notes on what is typed so far.
 * @param banks the bank options of the same form, where it has any; their texts go before the app's own list
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
