/** Some servers hide a part of a number. The rest identifies nothing. */
const MASKED = /[*•·…#]|x{3,}/i;

/** A cédula of seven digits with the check digit of its RIF, set apart. */
const SHORT_RIF = /^\D*\d[\d.]*-\d$/;

/** True if a payment detail hides a part of its value. */
export const isMasked = (value: string) => MASKED.test(value);

/** Capital letters and digits only. */
export const compact = (value: string) => value.toUpperCase().replace(/[^A-Z\d]/g, '');

/**
 * An identity document in one spelling: 'V-04.123.456' becomes 'V4123456'. A personal RIF, such as V041234561 or
 * V-4123456-1, is a cédula and a check digit. Undefined if the value has no digit or hides some.
 */
export function readDocument(value: string): string | undefined {
  const text = compact(value);
  if (isMasked(value) || !/\d/.test(text)) return undefined;
  const [, letter = '', digits = ''] = /^([A-Z]*)(\d+)$/.exec(text) ?? [];
  const isPersonal = letter === 'V' || letter === 'E';
  const isRif = isPersonal && (digits.length === 9 || SHORT_RIF.test(value.trim()));
  const number = (isRif ? digits.slice(0, -1) : digits).replace(/^0+/, '');
  return number === '' ? text : letter + number;
}

/** Whether two results of `readDocument` are the same document. Without a letter, the digits count. */
export function isSameDocument(a: string, b: string): boolean {
  const hasLetter = (document: string) => /^[A-Z]/.test(document);
  const digits = (document: string) => document.replace(/^[A-Z]+/, '');
  return hasLetter(a) === hasLetter(b) ? a === b : digits(a) === digits(b);
}
