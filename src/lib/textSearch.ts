/** The text in lower case and without accents, for searching. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/**
 * The text as both sides of a search have it: folded, without signs, and without the dots, hyphens and groups of a
 * number. A blank separates a number from its currency.
 */
export function searchText(text: string): string {
  return foldText(text)
    .replace(/(^|\s)[+\-\u2212](?=\d)/g, '$1')
    .replace(/(\b[a-z]|\d)[.\-\u00a0](?=\d)/g, '$1')
    .replace(/(\d)(?=€|bs)/g, '$1 ');
}

/** Whether a text, a result of `searchText`, contains each word of `query`. */
export function searchFor(query: string): (text: string) => boolean {
  const words = searchText(query)
    .split(/\s+/)
    .map((word) => word.replace(/[.-]$/, ''));
  return (text) => words.every((word) => text.includes(word));
}
