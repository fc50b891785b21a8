interface ImportMetaEnv {
  readonly VITE_API_BASE_URL: string;
  readonly VITE_BRAND_NAME: string;
  readonly VITE_OPERATOR_NAME: string;
  readonly VITE_OPERATOR_TAX_ID: string;
  readonly VITE_OPERATOR_ADDRESS: string;
  readonly VITE_SITE_URL: string;
  readonly VITE_SUPPORT_EMAIL: string;
  readonly VITE_WHATSAPP_NUMBER: string;
  readonly VITE_FLAG_IMAGE_BASE: string;
  readonly VITE_OFFLINE: string;
  readonly VITE_IDLE_MINUTES: string;
  readonly VITE_HOLIDAYS: string;
  readonly VITE_REPORT_URL: string;
}

declare const __APP_VERSION__: string;
declare const __FLAG_IMAGES__: string;
