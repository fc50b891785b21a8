import { findBrowser } from './tools/browser.mjs';
import { ensureReady, stopWith, succeeds } from './tools/cli.mjs';

/**
 * Looks at every story in every mode: forced colours, more contrast, less transparency, dark, 400 % zoom, 200 % text,
 * more text spacing, a phone held sideways (tests/support/modes/). Arguments go to Vitest.
 */
try {
  ensureReady();
  process.env.CHROMIUM_PATH = await findBrowser();
  process.env.STORY_MODES = 'all';
  const stories = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories'];
  if (!succeeds(process.execPath, [...stories, ...process.argv.slice(2)])) process.exitCode = 1;
} catch (error) {
  stopWith(error);
}
