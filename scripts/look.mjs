import { existsSync } from 'node:fs';
import { findBrowser } from './tools/browser.mjs';
import { Advice, ensureReady, stopWith, succeeds } from './tools/cli.mjs';

/**
 * Looks at every story. `modes`: in forced colours, with more contrast, less transparency, dark, 400 % zoom, 200 % text,
 * more text spacing, on a phone held sideways (tests/support/modes/). `pictures`: compares a picture of each with the
 * one of the last run with `--update`; the first run only takes them. Other arguments go to Vitest.
 */
try {
  const [run = 'modes', ...args] = process.argv.slice(2);
  if (run !== 'modes' && run !== 'pictures') throw new Advice("Say 'modes' or 'pictures'.");
  ensureReady();
  process.env.CHROMIUM_PATH = await findBrowser();
  process.env.STORY_RUN = run;
  if (run === 'pictures' && !existsSync('.cache/pictures')) args.push('--update');
  const stories = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories'];
  if (!succeeds(process.execPath, [...stories, ...args])) process.exitCode = 1;
} catch (error) {
  stopWith(error);
}
