/** Where a server may write the text of an error (spec §8), in the order in which the app looks. */
export const errorSpellings = [
  'error',
  'message',
  'msg',
  'detail',
  'data.error',
  'data.message',
  'data.msg',
] as const;
export type ErrorSpelling = (typeof errorSpellings)[number];

/** The body of an error whose text stands where the spelling says. */
export function errorBody(spelling: ErrorSpelling, text: string): object {
  const [outer = '', inner] = spelling.split('.');
  return inner === undefined ? { [outer]: text } : { [outer]: { [inner]: text } };
}

/** Where a body says its text, if it is one of the seven and nothing else. */
export function spellingOf(body: unknown): { spelling: ErrorSpelling; text: string } | undefined {
  for (const spelling of errorSpellings) {
    const value = spelling
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], body);
    if (typeof value === 'string') return { spelling, text: value };
  }
  return undefined;
}
