/** The English texts of the error catalogue; they stay as written (product 8.5). */
export const englishErrors = {
  missingTokens: 'Missing authentication tokens',
  unreadableRate: 'Could not parse exchange rate response',
  noExchange: 'No exchange in response',
} as const;

const english: ReadonlySet<string> = new Set(Object.values(englishErrors));

/** The `lang` of an error text: 'en' for the English texts of the catalogue, else undefined, the page's language. */
export function errorLanguage(text: string): 'en' | undefined {
  return english.has(text) ? 'en' : undefined;
}
