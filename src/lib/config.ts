/** The folder of the app's scripts, whose parent is the app's; only asked for where the base is relative to it. */
const scriptAddress = import.meta.url;

/**
 * The app's configuration, read once from the `VITE_*` variables of `.env` (README, "Configuration").
 * Nothing else in `src` reads `import.meta.env`.
 */
export const config = {
  /** Path on which the app stands, without a trailing slash: empty at the root of its host. */
  basePath: (import.meta.env.BASE_URL.startsWith('/')
    ? import.meta.env.BASE_URL
    : new URL('..', scriptAddress).pathname
  ).replace(/\/$/, ''),
  /** Prefix of every call, without a trailing slash; empty means the page's own origin. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL.replace(/\/+$/, ''),
  brandName: import.meta.env.VITE_BRAND_NAME,
  operator: {
    name: import.meta.env.VITE_OPERATOR_NAME,
    taxId: import.meta.env.VITE_OPERATOR_TAX_ID,
    address: import.meta.env.VITE_OPERATOR_ADDRESS,
  },
  /** Absolute address of the published site, without a trailing slash. */
  siteUrl: import.meta.env.VITE_SITE_URL.replace(/\/+$/, ''),
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL,
  /** International digits only, as wa.me wants them. */
  whatsAppNumber: import.meta.env.VITE_WHATSAPP_NUMBER,
  /** Address that serves `/{code}.png` flags of 16×16 px; see `ui/Flag`. */
  flagImageBase: import.meta.env.VITE_FLAG_IMAGE_BASE.replace(/\/+$/, ''),
  /** Whether the production build keeps its pages for when there is no connection. */
  offline: import.meta.env.MODE === 'production' && import.meta.env.VITE_OFFLINE !== 'off',
  /** Where problems and timings are reported; empty means nowhere. */
  reportUrl: import.meta.env.VITE_REPORT_URL,
  /** Version of package.json, sent with every call. */
  version: __APP_VERSION__,
} as const;
