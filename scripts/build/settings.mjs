import { loadEnv } from 'vite';

/** Only with two slashes: browsers complete `https:host` by the address of the page. */
const isAddress = (/** @type {string} */ text) => /^https?:\/\//.test(text) && URL.canParse(text);
/** `//host` and `/\\host` name another host. */
const isPath = (/** @type {string} */ text) => /^\/(?![/\\])/.test(text);

/**
 * Refuses settings with which the build would seem right and fail in the browser.
 *
 * @param {Record<string, string>} env the build's `VITE_*` variables
 */
function verifySettings({ VITE_REPORT_URL: reports = '' }) {
  // `reports.example.com:8443/in` has the scheme `reports.example.com`, and browsers send reports only by HTTP.
  if (reports !== '' && !isAddress(reports) && !isPath(reports))
    throw new Error(
      `VITE_REPORT_URL must be empty, begin with http:// or https://, or be a path that begins with /; it is '${reports}'`,
    );
}

/**
 * Checks the settings before every build and every dev server.
 *
 * @returns {import('vite').Plugin}
 */
export function checkedSettings() {
  return {
    name: 'checked-settings',
    configResolved: ({ mode, envDir, root }) => verifySettings(loadEnv(mode, envDir || root)),
  };
}
