/** Text without accents and in lower case, as people type it into a search field. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** True when each word of `query` stands somewhere in `folded`, a text that went through `foldText`. */
export function matchesSearch(folded: string, query: string): boolean {
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
