import type { Plugin } from 'vite';
import { computeFacts } from './facts.ts';
import { lastHeard } from './results.ts';

/** The files of the catalogue with what the build computes. */
const files: Readonly<Record<string, () => unknown>> = {
  'facts.json': computeFacts,
  'heard.json': lastHeard,
};

/** Adds the computed files to the catalogue: made by the build, and by the dev server when they are asked for. */
export function pieceFacts(): Plugin {
  return {
    name: 'piece-facts',
    configureServer(server) {
      for (const [name, compute] of Object.entries(files)) {
        server.middlewares.use(`/${name}`, (_request, response, next) => {
          Promise.resolve(compute()).then((value) => {
            response.setHeader('Content-Type', 'application/json');
            response.end(JSON.stringify(value));
          }, next);
        });
      }
    },
    async generateBundle() {
      for (const [fileName, compute] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(await compute()) });
      }
    },
  };
}
