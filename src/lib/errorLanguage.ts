/** The error texts that the spec has in English (spec §8); they stay as written (decisions 34). */
export const englishErrors = {
  missingTokens: 'Missing authentication tokens',
  unreadableRate: 'Could not parse exchange rate response',
  noExchange: 'No exchange in response',
} as const;

const english: ReadonlySet<string> = new Set(Object.values(englishErrors));

/** The language to mark a shown error with: 'en' for the catalogue's English texts, else that of the page. */
export function errorLanguage(text: string): 'en' | undefined {
  return english.has(text) ? 'en' : undefined;
}
