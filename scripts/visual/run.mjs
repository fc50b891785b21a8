import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resultFile } from '../suite/results.mjs';
import { root } from '../tools/cli.mjs';
import { takenFolder } from './folders.mjs';
import { stored } from './store.mjs';

/**
 * What tests/support/pictures/setup.ts adds to the result of a story.
 *
 * @typedef {object} PictureMeta
 * @property {string} storyId
 * @property {string} browser
 * @property {Record<string, { width: number, height: number, tiles: string }>} pictures by scheme; `tiles` in base64
 */

/**
 * Takes the pictures of the stories whose file matches a pattern, or of all.
 *
 * @param {string[]} patterns
 */
export function takePictures(patterns) {
  rmSync(takenFolder, { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=stories',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${resultFile('pictures')}`,
      ...patterns,
    ],
    // A picture of a story with violations is a picture too.
    { cwd: root, env: { ...process.env, PICTURES: 'all', STORY_AXE: 'off' }, stdio: 'inherit' },
  );
  /** @type {{ testResults: { assertionResults: { meta: Partial<PictureMeta> }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(resultFile('pictures'), 'utf8'));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ meta }) => meta));
  const pictures = results.flatMap(({ storyId, pictures: taken = {} }) =>
    Object.entries(taken).map(([scheme, { width, height, tiles }]) => {
      const signature = stored({ width, height, tiles: new Uint8Array(Buffer.from(tiles, 'base64')) });
      return /** @type {const} */ ([`${storyId} ${scheme}`, signature]);
    }),
  );
  const browser = results.find((meta) => meta.browser)?.browser ?? '';
  return { well: status === 0, browser, pictures: new Map(pictures) };
}
