import { startProgram } from '../../scripts/tools/programs.mjs';

/** The content types of the built files, for a host of a test. */
export const fileTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

interface Origin {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A build of Vite, as any static host serves it.
 *
 * @param outDir of the build; by default that of the mode
 */
export async function serveBuild(mode: 'demo' | 'model', outDir?: string): Promise<Origin> {
  // Imported here, because most workers do not need Vite.
  const { preview } = await import('vite');
  const server = await preview({
    mode,
    logLevel: 'error',
    ...(outDir !== undefined && { build: { outDir } }),
    preview: { port: 0, host: '127.0.0.1', strictPort: true },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('vite preview gave no address');
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}

/** The production build in front of the HTTP sandbox. */
export const serveReal = (): Promise<Origin> => startProgram('sandbox', '--app', 'dist');

/** The production build behind nginx, which proxies /api to another origin. */
export const serveSite = (api: string, ...options: readonly string[]): Promise<Origin> =>
  startProgram('nginx', '--api', api, ...options);
