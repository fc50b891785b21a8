import { MINUTE_MS } from './clock';

const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * The app's configuration, from the `VITE_*` variables of `.env` (docs/configuration.md, Settings).
 * Nothing else in `src` reads `import.meta.env`, but workingDays.ts, which the first views do not need.
 */
export const config = {
  /** The path of the app on its host, without a trailing slash; empty at the root. */
  basePath,
  /** The prefix of every call, without a trailing slash; empty means the origin of the page. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL.replace(/\/+$/, ''),
  brandName: import.meta.env.VITE_BRAND_NAME,
  operator: {
    name: import.meta.env.VITE_OPERATOR_NAME,
    taxId: import.meta.env.VITE_OPERATOR_TAX_ID,
    address: import.meta.env.VITE_OPERATOR_ADDRESS,
  },
  /** The absolute address of the published site, without a trailing slash. */
  siteUrl: import.meta.env.VITE_SITE_URL.replace(/\/+$/, ''),
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL,
  /** The address of a chat with support. */
  supportChat: `https://wa.me/${import.meta.env.VITE_WHATSAPP_NUMBER}`,
  /** The address of a flag, with `{code}` or `{codepoints}`; by default a file of this site. */
  flagImages: import.meta.env.VITE_FLAG_IMAGE_BASE || `${basePath}/${__FLAG_IMAGES__}`,
  /** Whether the production build registers its offline worker. */
  offline: import.meta.env.MODE === 'production' && import.meta.env.VITE_OFFLINE !== 'off',
  /** How long a session may stay unattended, in ms. */
  get idleMs() {
    return (Number(import.meta.env.VITE_IDLE_MINUTES) || Infinity) * MINUTE_MS;
  },
  /** The address for reports of errors and timings; empty means no reports. */
  reportUrl: import.meta.env.VITE_REPORT_URL,
  /** The version in package.json, sent with every call. */
  version: __APP_VERSION__,
} as const;
