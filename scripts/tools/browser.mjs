import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { Advice, root, succeeds } from './cli.mjs';

/** Flags for the tests' browser: no background network traffic, and able to run as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell comes first: the same browser without a window, which halves the time of short tests. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The Chromium that CHROMIUM_PATH names, Playwright's own, and those of the system. */
function candidates() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const system = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const known = [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...system];
  return known.filter((path) => existsSync(path));
}

/** How Playwright and Vitest launch Chromium. Without a candidate, Playwright says how to install its own. */
export function chromiumLaunch() {
  const [executablePath] = candidates();
  return { args: chromiumArgs, ...(executablePath && { executablePath }) };
}

/**
 * Launches a browser, because an existing file may lack its libraries.
 *
 * @param {string} executablePath
 */
async function starts(executablePath) {
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumArgs, timeout: 30_000 });
    await browser.close();
    return true;
  } catch (error) {
    const [reason] = String(error).split('\n');
    console.error(`  ${executablePath} does not start: ${reason}`);
    return false;
  }
}

/** @param {string[]} args */
const playwright = (...args) =>
  succeeds(process.execPath, [join(root, 'node_modules/playwright/cli.js'), ...args]);

/** Ways to install a browser, the least intrusive first. */
const installations = [
  { title: 'the Chromium of Playwright', run: () => playwright('install', 'chromium') },
  {
    title: 'the libraries that Chromium needs (apt-get, as root)',
    asRoot: true,
    run: () => playwright('install-deps', 'chromium'),
  },
  ...['chromium-headless-shell', 'chromium'].map((debianPackage) => ({
    title: `the system's ${debianPackage} (apt-get, as root)`,
    asRoot: true,
    // The font stands for Arial, which phones and computers have: the app's text has its widths until its font comes.
    run: () =>
      succeeds('apt-get', ['update']) &&
      succeeds('apt-get', ['install', '-y', '--no-install-recommends', debianPackage, 'fonts-liberation']),
  })),
];

/** The path of a Chromium that starts; installs one if needed. */
export async function findBrowser() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const ways = installations.filter(({ asRoot }) => !asRoot || mayInstall);
  for (const way of [undefined, ...ways]) {
    if (way) console.error(`Installing ${way.title} …`);
    if (way && !way.run()) continue;
    for (const path of candidates()) if (await starts(path)) return path;
  }
  throw new Advice(
    'No Chromium could be started or installed.\n' +
      'Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
