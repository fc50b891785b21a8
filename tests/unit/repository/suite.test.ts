import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { thoroughFiles } from '../../../scripts/suite/thorough.mjs';

test('each file that npm test leaves out exists, so that a renamed one is not forgotten', () => {
  expect(thoroughFiles.filter((file) => !existsSync(file))).toEqual([]);
});
