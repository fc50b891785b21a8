import type { Plugin } from 'vite';
import { computeFacts } from './facts.ts';
import { lastHeard } from './results.ts';

type Computed = Readonly<Record<string, () => unknown>>;

/** The files of the catalogue with what the build computes. */
const files: Computed = {
  'facts.json': computeFacts,
  'heard.json': lastHeard,
};

/**
 * Adds the computed files to the catalogue. The build makes them. The dev server makes each when it is first asked for,
 * and again after a change of a file: weighing all pieces takes seconds.
 */
export function pieceFacts(computed = files): Plugin {
  return {
    name: 'piece-facts',
    configureServer(server) {
      const made = new Map<string, Promise<unknown>>();
      server.watcher.on('all', () => made.clear());
      for (const [name, compute] of Object.entries(computed)) {
        server.middlewares.use(`/${name}`, (_request, response, next) => {
          const value = made.get(name) ?? Promise.resolve().then(compute);
          made.set(name, value);
          value.then(
            (known) => {
              response.setHeader('Content-Type', 'application/json');
              response.end(JSON.stringify(known));
            },
            (error: unknown) => {
              made.delete(name);
              next(error);
            },
          );
        });
      }
    },
    async generateBundle() {
      for (const [fileName, compute] of Object.entries(computed)) {
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(await compute()) });
      }
    },
  };
}
