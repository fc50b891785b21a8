/** The end of a shorter text would reveal too much. */
const SHORTEST = 8;
const SHOWN = 4;

/** '…0009': the end of a phone, document or account, by which its owner recognises it; undefined for a short text. */
export function endOf(text: string, start = '…'): string | undefined {
  const whole = text.trim();
  return whole.length < SHORTEST ? undefined : `${start}${whole.slice(-SHOWN)}`;
}
