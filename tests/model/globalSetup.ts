import { existsSync, readFileSync, rmSync } from 'node:fs';
import { preview } from 'vite';
import { modelFolder } from '../../scripts/model/build.mjs';
import { COUNTS_FILE, ORIGIN, settings, type Counts } from './settings';

/** Serves the app for the model and prints the number of runs at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  rmSync(COUNTS_FILE, { force: true });
  const server = await preview({
    mode: 'model',
    logLevel: 'error',
    build: { outDir: modelFolder },
    preview: { port: 0, host: '127.0.0.1', strictPort: true },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('vite preview has no address');
  process.env[ORIGIN] = url.replace(/\/$/, '');
  return async () => {
    await server.close();
    const sum: Counts = { runs: 0, commands: 0 };
    const lines = existsSync(COUNTS_FILE) ? readFileSync(COUNTS_FILE, 'utf8').trim().split('\n') : [];
    for (const line of lines) {
      const { runs, commands } = JSON.parse(line) as Counts;
      sum.runs += runs;
      sum.commands += commands;
    }
    process.stdout.write(`\nSeed ${settings.seed}: ${sum.runs} runs, ${sum.commands} commands\n`);
  };
}
