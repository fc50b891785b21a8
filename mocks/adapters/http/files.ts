import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { decodePercent } from '@mocks/host/percentEncoding';
import { plainPath } from '@/lib/paths';

export interface ServedFile {
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
    return { type: types[extname(path)] ?? 'application/octet-stream', content: await readFile(path) };
  } catch {
    return undefined;
  }
}

/**
 * The file for a path: the file itself, the page of a route, or the fallback page of all other routes. Undefined for
 * a missing asset, for anything outside the folder and for a path that is not valid percent-encoding.
 */
export async function fileFor(folder: string, path: string): Promise<ServedFile | undefined> {
  const root = normalize(`${folder}${sep}`);
  const name = decodePercent(path);
  if (name === undefined) return undefined;
  const wanted = join(root, name);
  if (!wanted.startsWith(root)) return undefined;
  if (extname(wanted) !== '') return read(wanted);
  // A route in whatever case, with or without a slash at its end, as deploy/ serves it.
  const plain = plainPath(name);
  const page = join(root, plain === '/' ? 'index' : plain);
  // A build without prerendering has only one page.
  return (
    (await read(`${page}.html`)) ?? (await read(join(root, 'app.html'))) ?? read(join(root, 'index.html'))
  );
}
