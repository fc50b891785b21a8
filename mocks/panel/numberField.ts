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
