import { config } from '@/lib/config';
import { canonicalUrl } from '../layout/pageTitles';
import { indexedPaths } from './pageDescriptions';

/** The files for search engines, by name. */
export function siteFiles(): Readonly<Record<string, string>> {
  const urls = indexedPaths.map((path) => `  <url><loc>${canonicalUrl(path)}</loc></url>`);
  return {
    'robots.txt': ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${config.siteUrl}/sitemap.xml`, ''].join(
      '\n',
    ),
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
  };
}
