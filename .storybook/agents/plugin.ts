import type { Plugin } from 'vite';
import { llmsFiles } from './llms.ts';

/** Adds llms.txt and the files that it links to; the dev server makes them when they are asked for. */
export function llmsTexts(): Plugin {
  return {
    name: 'llms-texts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.slice(1) ?? '';
        const text = path.startsWith('llms') ? llmsFiles()[path] : undefined;
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(text);
      });
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(llmsFiles())) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
