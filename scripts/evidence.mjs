import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resultFile, resultFolder } from './suite/results.mjs';
import { findBrowser } from './tools/browser.mjs';
import { ensureReady, root, stopWith } from './tools/cli.mjs';

/**
 * Runs the stories of all pieces once more in each way to see them: in the dark, with forced colours, 320 px wide, with
 * text of 200 %. The catalogue shows the results on the page of each piece. `npm test` does not include it.
 */

const ways = ['dark', 'forced', 'narrow', 'text200'];
const pieces = ['stories/ui/', 'stories/features/access/parts/', 'stories/features/access/verify/'];

try {
  ensureReady();
  mkdirSync(resultFolder, { recursive: true });
  const CHROMIUM_PATH = await findBrowser();
  const only = process.argv.slice(2);
  for (const way of ways) {
    console.log(`\n── ${way} ${'─'.repeat(60)}`);
    const { status } = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'stories',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${resultFile(`evidence ${way}`)}`,
        ...(only.length > 0 ? only : pieces),
      ],
      { cwd: root, env: { ...process.env, CHROMIUM_PATH, EVIDENCE: way }, stdio: 'inherit' },
    );
    if (status !== 0) process.exitCode = 1;
  }
} catch (error) {
  stopWith(error);
}
