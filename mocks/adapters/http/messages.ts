import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** The whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Simulates a network failure. It starts the answer before it ends the connection: if a reused connection closes
 * without a byte, browsers repeat the request silently and the app never sees the failure.
 */
export function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 1 });
  response.flushHeaders();
  response.socket?.end(() => response.destroy());
}

export interface Listening {
  /** Without a trailing slash. */
  readonly url: string;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

/** Listens on loopback only. Port 0 picks any free one. */
export async function listen(server: Server, port = 0): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
