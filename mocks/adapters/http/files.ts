import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { decodePercent } from '@mocks/host/percentEncoding';
import { matchPath } from '@/lib/paths';

export interface ServedFile {
  readonly status: 200 | 404;
  readonly type: string;
  readonly content: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

async function read(path: string): Promise<ServedFile | undefined> {
  try {
    return {
      status: 200,
      type: types[extname(path)] ?? 'application/octet-stream',
      content: await readFile(path),
    };
  } catch {
    return undefined;
  }
}

/**
 * The file for a path, as deploy/ serves it: the file itself, the page of a route in whatever case and with or without a
 * slash at its end, or the app, which shows its not-found page. Undefined for a missing asset, for anything outside the
 * folder and for a path that is not valid percent-encoding.
 */
export async function fileFor(folder: string, path: string): Promise<ServedFile | undefined> {
  const root = normalize(`${folder}${sep}`);
  const name = decodePercent(path);
  if (name === undefined) return undefined;
  const wanted = join(root, name);
  if (!wanted.startsWith(root)) return undefined;
  // Pages are served by their routes only.
  if (!['', '.html'].includes(extname(wanted))) return read(wanted);
  const route = matchPath(name);
  const page = route && (await read(join(root, route === '/' ? 'index.html' : `${route}.html`)));
  // A build without prerendering has only one page.
  const app = page ?? (await read(join(root, 'app.html'))) ?? (await read(join(root, 'index.html')));
  return app && { ...app, status: route ? 200 : 404 };
}
