/** Parses a number with a decimal comma or point; undefined for any other text. */
export function typedNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  const number = Number(plain);
  return plain !== '' && Number.isFinite(number) ? number : undefined;
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
