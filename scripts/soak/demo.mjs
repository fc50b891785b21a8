import { join } from 'node:path';
import { root } from '../tools/cli.mjs';

/** The demo of the soak: it sends its reports to its own server. */

const folder = join(root, '.cache/soak');
const REPORTS = '/soak-reports';
/** Reports about something that failed; the others count visits, times and finished calls. */
const failures = ['error', 'call', 'policy'];

/** The demo with reports. */
export async function buildDemo() {
  const { build } = await import('vite');
  process.env.VITE_REPORT_URL = REPORTS;
  await build({
    mode: 'demo',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, sourcemap: false, reportCompressedSize: false },
  });
}

/**
 * @param {string[]} problems receives the reports of failures
 * @returns {import('vite').Plugin}
 */
const receiveReports = (problems) => ({
  name: 'soak-reports',
  configurePreviewServer({ middlewares }) {
    middlewares.use(REPORTS, (request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (part) => (text += part));
      request.on('end', () => {
        if (failures.includes(JSON.parse(text).kind)) problems.push(`report: ${text}`);
        response.writeHead(204).end();
      });
    });
  },
});

/**
 * Serves the build of `buildDemo`.
 *
 * @param {string[]} problems receives the reports of failures
 */
export async function serveDemo(problems) {
  const { preview } = await import('vite');
  const server = await preview({
    mode: 'demo',
    logLevel: 'error',
    plugins: [receiveReports(problems)],
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1', strictPort: true },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('vite preview gave no address');
  return { url, close: () => server.close() };
}
