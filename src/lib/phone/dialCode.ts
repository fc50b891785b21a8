export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A dial code with a leading plus ('+34'), from '34', '0034' or '+34'. */
export function dialCode(text: string): string {
  return `+${digitsOf(text).replace(/^00/, '')}`;
}
