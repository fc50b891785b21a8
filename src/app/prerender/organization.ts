import { config } from '@/lib/config';

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
