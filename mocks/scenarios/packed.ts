import { bytesFromBase64Url, bytesToBase64Url } from '@mocks/host/base64url';

/** Upper limit for the decompressed data; no sandbox creates a link this large. */
const LARGEST = 20_000_000;

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LARGEST) {
      await reader.cancel();
      throw new Error('The link is too large');
    }
  }
}

const through = (bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(transform);

/** Compresses a JSON value to text for an address. */
export async function pack(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const stream = through(bytes, new CompressionStream('deflate-raw'));
  return bytesToBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Decompresses such a text. Throws if it is invalid. */
export async function unpack(text: string): Promise<unknown> {
  return JSON.parse(await textOf(through(bytesFromBase64Url(text), new DecompressionStream('deflate-raw'))));
}
