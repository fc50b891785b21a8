import { config } from '@/lib/config';
import { paths, type AppPath } from '@/lib/paths';
import { canonicalUrl, pageTitle } from '../layout/pageTitles';
import { pageDescription } from './pageDescriptions';

/** The picture for social networks: public/social.png. */
const picture = { url: `${config.siteUrl}/social.png`, width: '1200', height: '630' };

/** The company as structured data (schema.org, JSON-LD), escaped for a script element. */
export function organization(): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: config.brandName,
    legalName: config.operator.name,
    taxID: config.operator.taxId,
    address: config.operator.address,
    url: `${config.siteUrl}/`,
    logo: `${config.siteUrl}/icon-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: config.supportEmail,
      telephone: `+${config.whatsAppNumber}`,
      availableLanguage: 'es',
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

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
          <meta property="og:image" content={picture.url} />
          <meta property="og:image:width" content={picture.width} />
          <meta property="og:image:height" content={picture.height} />
          <meta property="og:image:alt" content={`${config.brandName}: envía dinero a Venezuela`} />
          <meta name="twitter:card" content="summary_large_image" />
          {path === paths.home && (
            <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: organization() }} />
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
