import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../tools/cli.mjs';

/**
 * Generates the theme's variables for every import of src/theme/variables.css.
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
        return /** @type {typeof import('../../src/theme/themeStyles')} */ (module).themeStyles();
      },
    },
  };
}
