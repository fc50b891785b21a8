/** Encodes text of one-byte characters as base64 that an address, a header or a cookie can contain unescaped. */
export function toBase64Url(binary: string): string {
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes such base64. Throws if it is invalid. */
export function fromBase64Url(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
}

/** Encodes bytes the same way. */
export function bytesToBase64Url(bytes: Uint8Array): string {
  // In chunks, because a function call accepts a limited number of arguments.
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return toBase64Url(binary);
}

/** Decodes such bytes. Throws if the text is invalid. */
export function bytesFromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(fromBase64Url(text), (character) => character.charCodeAt(0));
}
