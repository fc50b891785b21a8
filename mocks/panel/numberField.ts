/** Parses a number with a decimal comma or point; undefined for any other text. */
export function typedNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  const number = Number(plain);
  return plain !== '' && Number.isFinite(number) ? number : undefined;
}

/** Parses a whole number from 1; undefined for any other text. */
export function typedWhole(text: string): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}

/** Parses a percentage above 0 as a probability; undefined for any other text. */
export function typedPercent(text: string): number | undefined {
  const number = typedNumber(text);
  if (number === undefined || number <= 0 || number > 100) return undefined;
  // Rounds away the binary error of the division.
  return Number((number / 100).toFixed(8));
}

/** Why an amount or a rate is invalid. */
export function positiveProblem(text: string): string | undefined {
  return (typedNumber(text) ?? 0) > 0 ? undefined : 'Escribe un número mayor que 0.';
}

/** A number as the fields show it. */
export function numberText(value: number): string {
  return String(value).replace('.', ',');
}

/** A probability as the percentage that the fields show. */
export function percentText(chance: number): string {
  // Rounds away the binary error of a product such as 0.29 × 100.
  return numberText(Number((chance * 100).toFixed(6)));
}
