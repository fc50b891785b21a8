/**
 * The app's configuration, read once from the `VITE_*` variables of `.env` (README, "Configuration").
 * Nothing else in `src` reads `import.meta.env`.
 */
export const config = {
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
  /** Version of package.json, sent with every call. */
  version: __APP_VERSION__,
} as const;
