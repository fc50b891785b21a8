import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Advice, root, stopWith, succeeds } from './cli.mjs';

/**
 * Finds a Chromium that starts, or installs one. As a program it prints the path, or runs the command after `--` with
 * the path in CHROMIUM_PATH.
 */

/** Flags for the tests' browser: no background network traffic, and able to run as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function* systemBrowsers() {
  // The headless shell comes first: the same browser without a window, which halves the time of short tests.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
  ];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) yield join(folder, name);
  }
  yield '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  yield '/Applications/Chromium.app/Contents/MacOS/Chromium';
  for (const folder of [
    process.env.PROGRAMFILES,
    process.env['PROGRAMFILES(X86)'],
    process.env.LOCALAPPDATA,
  ]) {
    if (folder) yield join(folder, 'Google/Chrome/Application/chrome.exe');
  }
}

/**
 * Launches the browser and runs a script, because an existing file may lack its libraries.
 *
 * @param {string} executablePath
 */
async function starts(executablePath) {
  const { chromium } = await import('playwright');
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumArgs, timeout: 30_000 });
    try {
      const page = await browser.newPage();
      return (await page.evaluate(() => 6 * 7)) === 42;
    } finally {
      await browser.close();
    }
  } catch (error) {
    const [reason] = String(error).split('\n');
    console.error(`  ${executablePath} does not start: ${reason}`);
    return false;
  }
}

async function firstThatStarts() {
  const { chromium } = await import('playwright');
  const candidates = new Set([process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers()]);
  for (const path of candidates) {
    if (path && existsSync(path) && (await starts(path))) return path;
  }
  return undefined;
}

const playwrightCli = () => join(root, 'node_modules/playwright/cli.js');

/** Ways to install a browser, the least intrusive first; each one prints its action first. */
const installations = [
  {
    title: 'Installing the Chromium of Playwright …',
    run: () => succeeds(process.execPath, [playwrightCli(), 'install', 'chromium']),
  },
  {
    title: 'Installing the system libraries that Chromium needs (apt-get, as root) …',
    asRoot: true,
    run: () => succeeds(process.execPath, [playwrightCli(), 'install-deps', 'chromium']),
  },
  {
    title: "Installing the system's chromium (apt-get, as root) …",
    asRoot: true,
    run: () =>
      succeeds('apt-get', ['update']) &&
      // The font stands for Arial, which phones and computers have: the app's text has its widths until its font comes.
      ['chromium-headless-shell', 'chromium'].some((name) =>
        succeeds('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation']),
      ),
  },
];

/** The path of a Chromium that starts; installs one if needed. */
export async function findBrowser() {
  let path = await firstThatStarts();
  const isRoot = process.getuid?.() === 0;
  for (const { title, asRoot, run } of installations) {
    if (path) break;
    if (asRoot && !(isRoot && existsSync('/usr/bin/apt-get'))) continue;
    console.error(title);
    if (run()) path = await firstThatStarts();
  }
  if (path) return path;
  throw new Advice(
    'No Chromium could be started or installed.\n' +
      'Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** @param {string[]} args */
async function main([separator, ...command]) {
  process.chdir(root);
  const path = await findBrowser();
  if (separator !== '--') {
    console.log(path);
    return;
  }
  console.error(`Browser: ${path}`);
  const bin = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(command.join(' '), {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH: bin, CHROMIUM_PATH: path },
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch(stopWith);
}
