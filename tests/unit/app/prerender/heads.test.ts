import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HeadTags } from '@/app/prerender/HeadTags';
import { indexedPaths, pageDescription } from '@/app/prerender/pageDescriptions';
import { siteFiles } from '@/app/prerender/siteFiles';
import { config } from '@/lib/config';
import { paths } from '@/lib/paths';

const head = (path?: (typeof paths)[keyof typeof paths]) =>
  renderToStaticMarkup(createElement(HeadTags, path ? { path } : {}));

test('descriptions fit search results, and no two pages share one', () => {
  const descriptions = indexedPaths.map((path) => pageDescription(path) ?? '');
  for (const text of descriptions) {
    expect(text.length, text).toBeGreaterThan(50);
    expect(text.length, text).toBeLessThanOrEqual(160);
  }
  expect(new Set(descriptions).size).toBe(indexedPaths.length);
});

describe('the head of a page', () => {
  test("has the page's title, canonical address and social preview", () => {
    const tags = head(paths.contact);
    expect(tags).toContain(`<title>Contacto · ${config.brandName}</title>`);
    expect(tags).toContain(`<link rel="canonical" href="${config.siteUrl}/contacto"/>`);
    expect(tags).toContain(`<meta property="og:url" content="${config.siteUrl}/contacto"/>`);
    expect(tags).toContain(`<meta property="og:image" content="${config.siteUrl}/social.png"/>`);
    expect(tags).not.toContain('noindex');
  });

  test.each([paths.sendQuote, paths.receipt, paths.loginPassword, undefined])(
    'of %s is not indexed',
    (path) => {
      expect(head(path)).toContain('<meta name="robots" content="noindex"/>');
      expect(head(path)).not.toContain('canonical');
    },
  );
});

test('the sitemap lists the indexed pages, and robots.txt names the sitemap', () => {
  const { 'robots.txt': robots = '', 'sitemap.xml': sitemap = '' } = siteFiles();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(indexedPaths.map((path) => config.siteUrl + path));
  expect(robots).toContain(`Sitemap: ${config.siteUrl}/sitemap.xml`);
});
