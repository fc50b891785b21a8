import { importBundled } from '../tools/importBundled.mjs';

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
        const { module, files } = await importBundled('src/theme/themeStyles.ts');
        for (const file of files) this.addWatchFile(file);
        return /** @type {typeof import('../../src/theme/themeStyles')} */ (module).themeStyles();
      },
    },
  };
}
