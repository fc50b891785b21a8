import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './setup.mjs';

/**
 * Writes the theme's variables into src/theme/variables.css, wherever that is loaded.
 *
 * @returns {import('vite').Plugin}
 */
export function themeStyles() {
  return {
    name: 'theme-styles',
    load: {
      filter: { id: /\/src\/theme\/variables\.css$/ },
      async handler() {
        const { module, dependencies } = await runnerImport('/src/theme/themeStyles.ts', {
          root,
          configFile: false,
          logLevel: 'error',
        });
        for (const file of dependencies) this.addWatchFile(resolve(root, file));
        return /** @type {typeof import('../src/theme/themeStyles')} */ (module).themeStyles();
      },
    },
  };
}
