/** Digits of a text, everything else dropped. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A dial code with its leading plus ('+34'), from '34', '0034' or '+34'. */
export function dialCode(text: string): string {
  return `+${digitsOf(text).replace(/^00/, '')}`;
}
