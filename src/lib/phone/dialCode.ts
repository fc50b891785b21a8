export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A phone without the dial code that a plus or 00 introduces; any other phone unchanged. */
export function withoutDial(phone: string, dial: string): string {
  const [, whole] = /^(?:\+|00)(.*)$/.exec(phone.trim()) ?? [];
  const code = digitsOf(dial);
  const digits = digitsOf(whole ?? '');
  return code !== '' && digits.startsWith(code) ? digits.slice(code.length) : phone;
}

/** A dial code with a leading plus ('+34'), from '34', '0034' or '+34'. */
export function dialCode(text: string): string {
  return `+${digitsOf(text).replace(/^00/, '')}`;
}
