import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { openPressedNotification } from '../pressedNotification.mjs';
import { startAnywhere } from './page.mjs';
import { keepFiles } from './worker.mjs';

const neighbour = /<(link|script)\b([^>]*?)\s(?:href|src)="\.?\/([^"/][^"]*)"([^>]*)>(?:<\/script>)?\s*/g;

/** @param {string} text */
function attributesOf(text) {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * Replaces the tags of a page that load files by a script that finds the files.
 *
 * @param {string} html
 * @param {readonly string[]} routes
 */
function portable(html, routes) {
  const tags = [...html.matchAll(neighbour)].map(([, name = '', before = '', file = '', after = '']) => ({
    name,
    attributes: attributesOf(`${before} ${after}`),
    file,
  }));
  const longestFirst = [...routes].sort((a, b) => b.length - a.length);
  const script = `(${startAnywhere.toString()})(${JSON.stringify(tags)}, ${JSON.stringify(longestFirst)});`;
  return html.replace(neighbour, '').replace('</body>', () => `<script>${script}</script>\n  </body>`);
}

/**
 * Makes the demo work from any folder of any static host, and offline after the first visit. Writes one page per
 * route, `404.html` for hosts that use it as a fallback, and a worker that caches all files in addition to MSW's
 * work.
 *
 * @param {readonly string[]} routes
 * @returns {import('vite').Plugin}
 */
export function demoBuild(routes) {
  let publicDir = '';
  return {
    name: 'demo-build',
    apply: 'build',
    enforce: 'post',
    config: () => ({ base: './' }),
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        const worker = bundle['mockServiceWorker.js'];
        if (index?.type !== 'asset' || worker?.type !== 'asset')
          throw new Error('The demo has no page or no worker');
        const html = portable(String(index.source), routes);
        index.source = html;
        const pages = routes.filter((route) => route !== '/').map((route) => `${route.slice(1)}/index.html`);
        for (const fileName of ['404.html', ...pages])
          this.emitFile({ type: 'asset', fileName, source: html });

        const built = Object.values(bundle).filter(({ fileName }) => !/\.(map|html)$/.test(fileName));
        const still = readdirSync(publicDir).filter((name) => name !== 'social.png');
        const hash = createHash('sha256').update(html);
        for (const one of built) hash.update(one.type === 'asset' ? one.source : one.code);
        for (const name of still) hash.update(readFileSync(`${publicDir}/${name}`));
        const files = built.map(({ fileName }) => fileName).filter((name) => name !== 'mockServiceWorker.js');
        const build = { version: hash.digest('hex').slice(0, 12), files: ['./', ...files, ...still] };
        worker.source = [
          `(${openPressedNotification.toString()})();`,
          `(${keepFiles.toString()})(${JSON.stringify(build)});`,
          String(worker.source),
        ].join('\n');
      },
    },
  };
}
