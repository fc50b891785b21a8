import { build } from 'vite';
import { groups } from './chunks.mjs';
import { mantineWithoutStyleElements } from './sitePlugins.mjs';
import { independentComponents } from './unusedCode.mjs';

/**
 * Bundles the app as production gets it.
 *
 * @param {Pick<import('vite').BuildOptions, 'outDir' | 'emptyOutDir' | 'write' | 'sourcemap'>} options
 * @param {import('vite').LogLevel} logLevel
 */
export async function bundle(options, logLevel = 'info') {
  const built = await build({
    logLevel,
    plugins: [mantineWithoutStyleElements(), independentComponents()],
    build: {
      ...options,
      // Its files are 1 % smaller than those of the default minifier. Functions in parentheses are compiled at once, which
      // those of modules need (decision 118).
      minify: 'terser',
      terserOptions: { ecma: 2020, module: true, compress: { passes: 3 }, format: { wrap_func_args: true } },
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  });
  if (!('output' in built)) throw new Error('Expected a single build');
  return built.output;
}
