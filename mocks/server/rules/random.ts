/** Hashes a text (FNV-1a, 32 bits); the sandbox's only source of variety. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // FNV's low bits vary little for short texts; a final mix spreads them.
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}

/** Chooses an item by the text's hash. */
export function choose<const T extends readonly [unknown, ...unknown[]]>(items: T, text: string): T[number] {
  return items[hash(text) % items.length];
}
