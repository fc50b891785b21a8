import { config } from '@/lib/config';
import type { AppPath } from '@/lib/paths';
import { canonicalUrl, pageTitle } from '../layout/pageTitles';
import { pageDescription } from './pageDescriptions';

/** For social networks, 1200 × 630 px. */
const picture = `${config.siteUrl}/social.png`;

/** The tags in the head for search engines and social networks. Without a path, the tags of the fallback page. */
export function HeadTags({ path }: { readonly path?: AppPath }) {
  const title = path ? pageTitle(path) : config.brandName;
  const description = path && pageDescription(path);
  return (
    <>
      <title>{title}</title>
      {path && description ? (
        <>
          <meta name="description" content={description} />
          <link rel="canonical" href={canonicalUrl(path)} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={config.brandName} />
          <meta property="og:locale" content="es_ES" />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonicalUrl(path)} />
          <meta property="og:image" content={picture} />
          <meta property="og:image:alt" content={`${config.brandName}: envía dinero a Venezuela`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
