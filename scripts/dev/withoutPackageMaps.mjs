/**
 * Leaves the source maps of packages out of the demo's dev server. They were three quarters of the bytes of its first
 * page, which contains them as text. The code of the packages is readable without them.
 *
 * @returns {import('vite').Plugin}
 */
export function withoutPackageMaps() {
  return {
    name: 'without-package-maps',
    apply: 'serve',
    config: () => ({
      optimizeDeps: {
        rolldownOptions: {
          plugins: [
            {
              name: 'no-maps',
              outputOptions: (options) => ({
                ...options,
                sourcemap: false,
                comments: { legal: false, jsdoc: false },
              }),
            },
          ],
        },
      },
    }),
    transform: {
      filter: { id: /\/deps\// },
      handler(code, id) {
        if (this.environment.mode !== 'dev' || !this.environment.depsOptimizer?.isOptimizedDepFile(id))
          return;
        // Without this empty map, which counts only with changed code, Vite would make one of the code as it is.
        return { code: `${code}\n`, map: { mappings: '' } };
      },
    },
  };
}
