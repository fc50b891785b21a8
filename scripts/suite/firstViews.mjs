import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { nginxFolder } from '../build/precompress.mjs';
import { Advice } from '../tools/cli.mjs';

/**
 * The files that the first view of each page loads, according to its HTML, and their limits. Sizes are brotli 11; 1
 * KB = 1000 bytes. `npm run bench` measures the same views in a browser, against the ratios of its budgets.
 *
 * @typedef {{ js: number, css: number }} Limits in KB
 * @typedef {Limits & { page: string, html: number, files: number, limits: Limits }} FirstView
 */

/** With its headers, of about 1.2 KB, each page fits into the first ten packets: 14.6 KB. */
const htmlLimit = 13.39;
/** Absolute limits, so that no browser is needed. */
const limits = {
  site: { js: 112.9, css: 10 },
  account: { js: 125.2, css: 12 },
  // The public forms with the most code; the bench's ratio is about the login.
  signUp: { js: 132, css: 12 },
  area: { js: 131.7, css: 14 },
  // Pages with lists and pickers. Nobody starts there, and their code loads during the page before.
  desk: { js: 199.6, css: 14.5 },
};
/** The chunk in which the demo starts: the sandbox with its packages. */
const demoLimit = 130;

/** @type {Readonly<Record<import('../../src/lib/paths').AppPath, Limits>>} */
const limitsByPage = {
  '/': limits.site,
  '/conocenos': limits.site,
  '/contacto': limits.site,
  '/aviso-legal': limits.site,
  '/politica-cookies': limits.site,
  '/politica-privacidad': limits.site,
  '/terminos-condiciones': limits.site,
  '/accesibilidad': limits.site,
  '/iniciar': limits.account,
  '/iniciar/password': limits.account,
  '/registrate': limits.signUp,
  '/registrate/verifica': limits.signUp,
  '/olvide': limits.account,
  '/olvide/verifica': limits.signUp,
  '/envia1': limits.area,
  '/envia2': limits.desk,
  '/envia3': limits.desk,
  '/envios': limits.desk,
  '/envios/justificante': limits.desk,
  '/mis-datos': limits.desk,
};

/**
 * @param {string} page
 * @returns {Limits}
 */
function limitsOf(page) {
  const found = new Map(Object.entries(limitsByPage)).get(page);
  if (found) return found;
  throw new Advice(
    `${page} has no limits for its first view. Add it to 'limitsByPage' in scripts/suite/firstViews.mjs.`,
  );
}

/** @param {number} bytes */
const inKB = (bytes) => bytes / 1000;

/** The style sheets inside a page. Mantine's theme, which every page contains, counts as HTML. */
const sheets = /<style>([\s\S]*?)<\/style>/g;
/** The links to those sheets, which load nothing. */
const inside = /<link rel="stylesheet" href="[^"]*" disabled>/g;
const lateSheets = /\/assets\/[\w.-]+\.css/g;
const scripts = /\/assets\/[\w.-]+\.js/g;

/**
 * @param {string} outDir of a finished build
 * @returns {FirstView[]} a view per page
 */
export function firstViews(outDir) {
  const compressed = join(nginxFolder(outDir), 'br');
  const sizeOf = (/** @type {string} */ path) => inKB(statSync(join(compressed, path)).size);
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && name !== 'app.html',
  );
  return names.sort().map((name) => {
    const html = readFileSync(join(outDir, name), 'utf8');
    const page = name === 'index.html' ? '/' : `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`;
    const css = [...html.matchAll(sheets)].map(([, text]) => text).join('');
    const late = [...new Set(html.replaceAll(inside, '').match(lateSheets))];
    const files = [...new Set(html.match(scripts))];
    return {
      page,
      html: sizeOf(name),
      css: late.reduce(
        (sum, file) => sum + sizeOf(file),
        css === '' ? 0 : inKB(brotliCompressSync(css).length),
      ),
      js: files.reduce((sum, file) => sum + sizeOf(file), 0),
      files: files.length,
      limits: limitsOf(page),
    };
  });
}

/**
 * @param {number} value
 * @param {number} limit
 */
const cell = (value, limit) =>
  `${value <= limit ? '✓' : '✗'} ${value.toFixed(1).padStart(5)} ≤ ${limit.toFixed(1).padStart(5)}`;

/**
 * One line per page, and the pages over their limit.
 *
 * @param {FirstView[]} views
 */
export function viewTable(views) {
  const lines = views.map(
    ({ page, html, css, js, files, limits: most }) =>
      `${page.padEnd(24)} ${cell(html, htmlLimit)}   ${cell(css, most.css)}   ${cell(js, most.js)}   ${files}`,
  );
  const heavy = views.filter(
    ({ html, css, js, limits: most }) => html > htmlLimit || css > most.css || js > most.js,
  );
  return {
    text: [
      'First views, KB (brotli): HTML            of it CSS         JS                files of it',
      ...lines,
    ].join('\n'),
    heavy: heavy.map(({ page }) => page),
  };
}

/**
 * The same for the heaviest script of the demo's home page, its entry.
 *
 * @param {string} outDir of a finished build
 */
export function demoEntry(outDir) {
  const names = readFileSync(join(outDir, 'index.html'), 'utf8').match(scripts) ?? [];
  const most = Math.max(
    ...names.map((name) => inKB(brotliCompressSync(readFileSync(join(outDir, name))).length)),
  );
  return {
    text: `\n${'Entry of the demo, KB (brotli):'.padEnd(52)}${cell(most, demoLimit)}`,
    heavy: most > demoLimit ? ['the entry of the demo'] : [],
  };
}
