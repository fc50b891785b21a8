import { createHash } from 'node:crypto';

/** Creates each page's Content-Security-Policy from its HTML; it allows inline scripts and styles by hash. */

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @type {Record<string, string>} */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** @param {string} value of an attribute, as React writes it */
const decoded = (value) => value.replace(/&([#\w]+);/g, (whole, name) => entities[name] ?? whole);

/**
 * @param {string} html
 * @param {RegExp} part with the text in its first group
 */
const textsOf = (html, part) => [...html.matchAll(part)].map(([, text = '']) => text);

/** Matches executable scripts only; a script with a data type needs no permission. */
const inlineScripts = /<script>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g;
const styleAttributes = /<[a-z][^<>]*? style="([^"]*)"/g;

/** Mantine adds this style while the colour scheme changes. */
const stillStyle = '*, *::before, *::after {transition: none !important;}';

/**
 * The origin of an address as a list; empty for an address of this site.
 *
 * @param {string | undefined} address
 */
const originOf = (address) => (address && URL.canParse(address) ? [new URL(address).origin] : []);

/** @param {Record<string, readonly string[]>} directives */
const policyOf = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

/** The policy of files other than pages: nothing is allowed. */
export const fileHeader = policyOf({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/** The policy of the offline worker: it may fetch pages and files of this site. */
export const workerHeader = policyOf({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/**
 * The policies of a site's pages.
 *
 * @param {ReadonlyMap<string, string>} pages HTML by file name
 * @param {Record<string, string>} env the build's `VITE_*` variables
 * @returns {Map<string, string>} header values by file name
 */
export function pagePolicies(pages, env) {
  return new Map(
    [...pages].map(([name, html]) => {
      const attributes = textsOf(html, styleAttributes).map((value) => hashOf(decoded(value)));
      const policy = policyOf({
        'default-src': ["'none'"],
        'script-src': ["'self'", ...textsOf(html, inlineScripts).map(hashOf)],
        'style-src': [
          "'self'",
          hashOf(stillStyle),
          ...textsOf(html, inlineStyles).map(hashOf),
          ...(attributes.length ? ["'unsafe-hashes'", ...attributes] : []),
        ],
        'img-src': ["'self'", 'data:', ...originOf(env.VITE_FLAG_IMAGE_BASE)],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...originOf(env.VITE_API_BASE_URL), ...originOf(env.VITE_REPORT_URL)],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default'],
      });
      return [name, policy];
    }),
  );
}
