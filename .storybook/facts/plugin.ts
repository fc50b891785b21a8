import type { Plugin } from 'vite';
import { computeFacts } from './facts.ts';

/** Adds facts.json to the catalogue: computed by the build, and by the dev server when it is asked for. */
export function pieceFacts(): Plugin {
  return {
    name: 'piece-facts',
    configureServer(server) {
      server.middlewares.use('/facts.json', (_request, response, next) => {
        computeFacts().then((facts) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(facts));
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'facts.json', source: JSON.stringify(await computeFacts()) });
    },
  };
}
