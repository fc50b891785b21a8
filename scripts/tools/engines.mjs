import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { succeeds } from './cli.mjs';

/**
 * Finds the engines beside Chromium, or installs them.
 *
 * @typedef {'firefox' | 'webkit'} EngineName
 * @typedef {{ driver: string, browser: string, display: string }} WebKitPrograms
 *   WebDriver server, browser, and the X server that the browser draws on
 */

/** @param {string[]} names */
function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The path of Firefox. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH].find((path) => path && existsSync(path)) ?? onPath('firefox', 'firefox-esr');

/** The browser is not on the path; each architecture and version has its own folder. */
function miniBrowser() {
  const lib = '/usr/lib';
  if (!existsSync(lib)) return undefined;
  return readdirSync(lib)
    .filter((name) => name.includes('linux'))
    .flatMap((name) => readdirSync(join(lib, name)).map((folder) => join(lib, name, folder)))
    .filter((folder) => folder.includes('/webkit'))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/**
 * The programs of WebKitGTK, the engine of Safari on Linux; undefined if one is missing.
 *
 * @returns {WebKitPrograms | undefined}
 */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const browser = miniBrowser();
  const display = onPath('Xvfb');
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/** @type {Record<EngineName, { find: () => unknown, packages: string[] }>} */
const engines = {
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
  webkit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'locales'] },
};

/** WebKitGTK has the language of the system and no option for it. */
export const WEBKIT_LOCALE = 'es_ES.UTF-8';

/** Installs the missing engines, on Debian as root. An engine that stays missing is not an error. */
export function provideEngines() {
  const missing = Object.values(engines).filter(({ find }) => !find());
  if (!missing.length || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  succeeds('apt-get', ['update']);
  for (const { packages } of missing) {
    console.error(`Installing ${packages.join(', ')} (apt-get, as root) …`);
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
  }
  if (onPath('localedef')) succeeds('localedef', ['-i', 'es_ES', '-f', 'UTF-8', WEBKIT_LOCALE]);
}
