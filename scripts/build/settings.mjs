import { loadEnv } from 'vite';

/**
 * Only with two slashes: browsers complete `https:host` by the address of the page. A page loaded by HTTPS may not
 * send to `http:`, except to its own machine.
 */
const isAddress = (/** @type {string} */ text) =>
  /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$))/.test(text) && URL.canParse(text);

/** `//host` and `/\\host` name another host. */
const isPath = (/** @type {string} */ text) => /^\/(?![/\\])/.test(text);

/** `Date` reads 2026-02-30 as a day of March. */
const isDay = (/** @type {string} */ text) => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
};

const DAY_MINUTES = 24 * 60;

/**
 * Refuses settings with which the build would seem right and fail in the browser.
 *
 * @param {string} mode
 * @param {Record<string, string>} env the build's `VITE_*` variables
 */
function verifySettings(mode, env) {
  const { VITE_REPORT_URL: reports = '', VITE_FLAG_IMAGE_BASE: flags = '', VITE_HOLIDAYS: days = '' } = env;
  const { VITE_IDLE_MINUTES: idle = '' } = env;
  // A path is on the site itself: its server passes on /api only, and the browser would add the cookie of the session.
  // A demo has no session there.
  const isAllowed = reports === '' || isAddress(reports) || (mode === 'demo' && isPath(reports));
  if (!isAllowed)
    throw new Error(
      `VITE_REPORT_URL must be empty, or the address of another site that begins with https://; it is '${reports}'`,
    );
  if (flags !== '' && !((isAddress(flags) || isPath(flags)) && /\{code(?:points)?\}/.test(flags)))
    throw new Error(
      `VITE_FLAG_IMAGE_BASE must be empty, or an address with {code} or {codepoints} in it; it is '${flags}'`,
    );
  if (days !== '' && !days.split(',').every(isDay))
    throw new Error(
      `VITE_HOLIDAYS must be empty, or days such as 2026-12-25 with commas between them; it is '${days}'`,
    );
  // The notice comes a minute before the lock; a browser's longest timer is 24 days.
  const minutes = Number(idle);
  if (!/^(?:\d+(?:\.\d+)?)?$/.test(idle) || (minutes > 0 && minutes <= 1) || minutes > DAY_MINUTES)
    throw new Error(
      `VITE_IDLE_MINUTES must be empty, 0, or a number of minutes above 1 and of a day at most; it is '${idle}'`,
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
    configResolved: ({ mode, envDir, root }) => verifySettings(mode, loadEnv(mode, envDir || root)),
  };
}
