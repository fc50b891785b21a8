import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { preview } from 'vite';

/** A running server of the app. */
export interface Origin {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** The demo build as any static host serves it. */
export async function serveDemo(): Promise<Origin> {
  const server = await preview({
    mode: 'demo',
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1', strictPort: true },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('vite preview gave no address');
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}

/** The production build behind the HTTP sandbox, a program of its own as in real life. */
export async function serveReal(): Promise<Origin> {
  const child = spawn(process.execPath, ['scripts/sandbox.mjs', '--port', '0', '--app', 'dist'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\/\/[^\s/]+/.exec(line) ?? [];
    if (!url) continue;
    child.stdout.resume();
    return {
      url,
      close: () => {
        child.kill();
        return ended;
      },
    };
  }
  throw new Error('the HTTP sandbox ended before it gave an address');
}
