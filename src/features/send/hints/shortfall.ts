import { isPositive, minus, toDecimal, type Decimal } from '@/lib/money';

/** '10,00 €', '1.050 €', '10.50 EUR', '€ 10': an amount of euros in a sentence. */
const EUROS = /(?:(?:€|EUR)\s*(\d[\d.,]*\d|\d))|(?:(\d[\d.,]*\d|\d)\s*(?:€|EUR|euros?\b))/giu;

/** Reads a number with a decimal comma, or with a dot and one or two decimals. */
function readAmount(text: string): Decimal | null {
  const isEnglish = /^\d+\.\d{1,2}$/.test(text);
  return toDecimal(isEnglish ? text : text.replaceAll('.', '').replace(',', '.'));
}

/**
 * The euros that an amount lacks, by the server's refusal of it. Undefined if the text does not name exactly one
 * amount, or one that is not higher.
 */
export function shortfall(refusal: string, amount: Decimal): Decimal | undefined {
  const named = [...refusal.matchAll(EUROS)].map(([, before, after]) => readAmount(before ?? after ?? ''));
  const [minimum = null] = named;
  if (minimum === null || new Set(named).size > 1) return undefined;
  const missing = minus(minimum, amount);
  return isPositive(missing) ? missing : undefined;
}
