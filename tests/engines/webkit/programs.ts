import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { findWebKit, WEBKIT_LOCALE } from '../../../scripts/tools/engines.mjs';
import { freePort } from '../../../scripts/tools/nginx.mjs';
import { TIME_ZONE, type Driver, type Size } from '../driver';
import { driveWebKit } from './webKitDriver';

/** Longer than a browser needs to connect to its server. */
const CONNECTED_WITHIN_MS = 30_000;

/** Larger than every window of the tests. */
const SCREEN = '1600x1400x24';

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** Starts an X server without a screen; it chooses its number and writes it to a pipe. */
async function startDisplay(program: string) {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  for await (const number of createInterface(child.stdio[3] as Readable)) {
    return { name: `:${number}`, end: () => end(child) };
  }
  throw new Error('Xvfb did not start');
}

/** Starts WebKitGTK's WebDriver server, which runs one browser at a time. */
async function startServer(program: string, display: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LC_ALL: WEBKIT_LOCALE,
      TZ: TIME_ZONE,
      // Without these, GTK waits for services of a desktop.
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      GTK_USE_PORTAL: '0',
    },
  });
  await expect(() => fetch(`${url}/status`)).toPass({ intervals: [50] });
  return { url, end: () => end(child) };
}

/** WebKit in windows without cookies or storage, one at a time. */
export async function startWebKit() {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is not installed');
  const display = await startDisplay(programs.display);
  let server = await startServer(programs.driver, display.name);
  const startBrowser = async (): Promise<WebDriver> => {
    const browser = new Builder()
      .usingServer(server.url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        // Full screen: a toolbar would make the window wider than a phone.
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation', '--full-screen'] },
      })
      .build();
    const limit = AbortSignal.timeout(CONNECTED_WITHIN_MS);
    await Promise.race([browser.getSession(), once(limit, 'abort').then(() => limit.throwIfAborted())]);
    return browser;
  };
  return {
    async open(origin: string, size: Size): Promise<Driver> {
      // On a busy machine the browser sometimes does not connect to its server, which then waits for ever.
      const browser = await startBrowser().catch(async () => {
        await server.end();
        server = await startServer(programs.driver, display.name);
        return startBrowser();
      });
      return driveWebKit(browser, origin, size);
    },
    async close(): Promise<void> {
      await server.end();
      await display.end();
    },
  };
}
