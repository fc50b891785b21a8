import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from '../tools/cli.mjs';

/**
 * Writes the list of packages in a build, as CycloneDX 1.6, so that the question 'is this version in a release' has an
 * answer. It contains no time and no random id: the same build gives the same list.
 *
 * @typedef {{ version: string, license?: string, integrity?: string }} Locked
 * @typedef {import('vite').Rolldown.OutputChunk} Chunk
 */

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * The package of a module as the lock file names it: its path from the root.
 *
 * @param {string} moduleId
 */
function packageOf(moduleId) {
  const path = relative(root, moduleId.replace(/^\0/, '')).split(sep).join('/');
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
}

/**
 * @param {string} path in the lock file
 * @param {Locked} locked
 */
function component(path, { version, license, integrity = '' }) {
  const name = path.replace(/^.*node_modules\//, '');
  const [algorithm, hash = ''] = integrity.split('-');
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
  };
}

/**
 * The list for a build: every package with a module in it, and every dependency of package.json, because fonts and
 * style sheets are no modules.
 *
 * @param {readonly string[]} moduleIds
 */
export function packageList(moduleIds) {
  const { name, version, dependencies } = readJson('package.json');
  /** @type {Record<string, Locked>} */
  const packages = readJson('package-lock.json').packages;
  const direct = Object.keys(dependencies).map((one) => `node_modules/${one}`);
  const built = moduleIds.map(packageOf).filter((path) => path !== undefined);
  const components = [...new Set([...direct, ...built])].sort().map((path) => {
    const locked = packages[path];
    if (!locked) throw new Error(`package-lock.json does not name ${path}, which is in the build`);
    return component(path, locked);
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components,
  };
}

/**
 * @param {readonly (Chunk | import('vite').Rolldown.OutputAsset)[]} output of the app's build
 * @param {string} file
 */
export async function writePackageList(output, file) {
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  await writeFile(file, `${JSON.stringify(packageList(modules), null, 2)}\n`);
}
