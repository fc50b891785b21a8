import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const manifest = createRequire(import.meta.url).resolve('circle-flags/package.json');
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
const folder = join(dirname(manifest), 'flags');

/** The version in a name lets browsers keep the image for ever. */
const nameOf = (/** @type {string} */ code) => `assets/flag-${code}-${version}.svg`;

/** Whether a file of the build is one of these images. */
export const isFlag = (/** @type {string} */ name) => name.startsWith('assets/flag-');

/**
 * The flags of all countries as files of the site, from the package circle-flags. The page asks for the ones that it
 * shows.
 *
 * @returns {import('vite').Plugin}
 */
export function flagImages() {
  return {
    name: 'flag-images',
    config: () => ({ define: { __FLAG_IMAGES__: JSON.stringify(nameOf('{code}')) } }),
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}assets`, (request, response, next) => {
        const [, code] = /^\/flag-([a-z]{2})-[\d.]+\.svg$/.exec(request.url ?? '') ?? [];
        if (code === undefined) return next();
        readFile(join(folder, `${code}.svg`)).then(
          (image) => {
            response.setHeader('Content-Type', 'image/svg+xml');
            response.end(image);
          },
          // A flag that does not exist is not found, and no error of the server.
          () => next(),
        );
      });
    },
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const file of readdirSync(folder)) {
        const [, code] = /^([a-z]{2})\.svg$/.exec(file) ?? [];
        if (code === undefined) continue;
        this.emitFile({ type: 'asset', fileName: nameOf(code), source: readFileSync(join(folder, file)) });
      }
    },
  };
}
