import { readFileSync, rmSync } from 'node:fs';
import { preview } from 'vite';
import { modelFolder } from '../../scripts/modelBuild.mjs';
import { COUNTS_FILE, ORIGIN } from './settings';

/** Serves the app that the model plays, and tells at the end how much was played. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  rmSync(COUNTS_FILE, { force: true });
  const server = await preview({
    mode: 'model',
    logLevel: 'error',
    build: { outDir: modelFolder },
    preview: { port: 0, host: '127.0.0.1', strictPort: true },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('vite preview gave no address');
  process.env[ORIGIN] = url.replace(/\/$/, '');
  return async () => {
    await server.close();
    const sum = { runs: 0, commands: 0 };
    for (const line of readFileSync(COUNTS_FILE, 'utf8').trim().split('\n')) {
      const { runs, commands } = JSON.parse(line) as typeof sum;
      sum.runs += runs;
      sum.commands += commands;
    }
    process.stdout.write(`\n${sum.runs} runs, ${sum.commands} commands\n`);
  };
}
