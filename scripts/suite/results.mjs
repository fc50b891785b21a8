import { join } from 'node:path';
import { root } from '../tools/cli.mjs';

export const resultFolder = join(root, '.cache/reports');

/**
 * The file of a run's results in JSON.
 *
 * @param {string} name
 */
export const resultFile = (name) => join(resultFolder, `${name.replaceAll(' ', '-')}.json`);
