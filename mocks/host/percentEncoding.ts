/** Decodes a text; undefined if it is not valid percent-encoding. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
