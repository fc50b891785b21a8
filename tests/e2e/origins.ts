import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Origin {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** The demo build, as any static host serves it. */
export async function serveDemo(): Promise<Origin> {
  // Imported here, because workers read this file too and do not need Vite.
  const { preview } = await import('vite');
  const server = await preview({
    mode: 'demo',
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1', strictPort: true },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('vite preview gave no address');
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}

/** Starts a program of scripts/ as a separate process; resolves when it prints its address. */
async function started(script: string, ...options: readonly string[]): Promise<Origin> {
  const child = spawn(process.execPath, [`scripts/${script}.mjs`, '--port', '0', ...options], {
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
  throw new Error(`scripts/${script}.mjs ended before it gave an address`);
}

/** The production build in front of the HTTP sandbox. */
export const serveReal = () => started('sandbox', '--app', 'dist');

/** The production build behind nginx, which proxies /api to another origin; with options of scripts/serve.mjs. */
export const serveSite = (api: string, ...options: readonly string[]) =>
  started('serve', '--api', api, ...options);
