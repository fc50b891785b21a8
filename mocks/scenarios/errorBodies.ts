/** The places of an error text in an answer (product 8.1), in the order in which the app looks. */
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

/** An error body with its text in the given place. */
export function errorBody(spelling: ErrorSpelling, text: string): object {
  const [outer = '', inner] = spelling.split('.');
  return inner === undefined ? { [outer]: text } : { [outer]: { [inner]: text } };
}

/** The place and the text of an error body; undefined if the body has any other shape. */
export function spellingOf(body: unknown): { spelling: ErrorSpelling; text: string } | undefined {
  for (const spelling of errorSpellings) {
    const value = spelling
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], body);
    if (typeof value === 'string') return { spelling, text: value };
  }
  return undefined;
}
