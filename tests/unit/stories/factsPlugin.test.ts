import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { pieceFacts } from '../../../.storybook/facts/plugin';

/** A dev server of an empty folder; `ask` returns how often the facts were computed when it gets them. */
async function serve(compute: (count: number) => object) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'facts-')));
  let count = 0;
  const counted = () => {
    count += 1;
    return compute(count);
  };
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pieceFacts({ 'facts.json': counted })],
    server: { port: 0, host: '127.0.0.1', ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  });
  const [address] = server.resolvedUrls?.local ?? [];
  const ask = () => fetch(new URL('facts.json', address));
  return { ask, change: (name: string) => writeFileSync(join(root, name), name) };
}

test('the facts are computed once for all requests, and again after a change of a file', async () => {
  const { ask, change } = await serve((count) => ({ count }));
  const countOf = async () => (await ask()).json() as Promise<unknown>;
  expect(await Promise.all([countOf(), countOf()])).toEqual([{ count: 1 }, { count: 1 }]);
  expect(await countOf()).toEqual({ count: 1 });
  change('Piece.tsx');
  await expect.poll(countOf).toEqual({ count: 2 });
});

test('facts that could not be computed are tried again', async () => {
  const { ask } = await serve((count) => {
    if (count === 1) throw new Error('no build');
    return { count };
  });
  expect((await ask()).status).toBe(500);
  expect(await (await ask()).json()).toEqual({ count: 2 });
});
