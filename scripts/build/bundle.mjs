import { build } from 'vite';
import { groups } from './chunks.mjs';
import { mantineWithoutStyleElements } from './sitePlugins.mjs';
import { independentComponents } from './unusedCode.mjs';

/**
 * Bundles the app as production gets it.
 *
 * @param {import('vite').InlineConfig & { build: import('vite').BuildOptions }} config what differs
 */
export async function bundle({ build: options, ...config }) {
  const built = await build({
    ...config,
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
