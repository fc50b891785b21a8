import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { packageList } from '../../../scripts/build/packageList.mjs';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const inProduction = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional);

/** Licences that permit closed use without conditions on our own code. A new one needs a decision first. */
const licences = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'ISC', 'BlueOak-1.0.0'];
/** The font is a file, and its licence permits to publish it with the site. */
const inBuild = [...licences, 'OFL-1.1', '(MIT OR CC0-1.0)'];
/** Tools and data that are never published. */
const inTools = [...inBuild, 'MPL-2.0', 'CC-BY-4.0', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)'];

/** Its package.json has the old field `licenses`, which a lock omits; its LICENSE is the text of BSD-3-Clause. */
const read = new Map([['node_modules/parse-cache-control 1.0.1', 'BSD-3-Clause']]);

const others = (packages: typeof locked, allowed: readonly string[]) =>
  packages.flatMap(([path, { version, license = read.get(`${path} ${version}`) }]) =>
    license && allowed.includes(license) ? [] : [`${path}: ${license ?? 'no licence'}`],
  );

describe('packages', () => {
  test('nothing runs during an installation', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect(readFileSync('scripts/tools/cli.mjs', 'utf8')).toContain("npm('ci', '--ignore-scripts', ");
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(/^RUN npm ci .*--ignore-scripts/m);
    // esbuild only checks its binary; msw only copies its worker into packages that ask for it.
    const scripted = locked.flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript && !path.includes('fsevents') ? [path] : [],
    );
    expect(scripted).toEqual(['node_modules/esbuild', 'node_modules/msw']);
  });

  test('every package is locked with its hash', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^save-exact=true$/m);
    const loose = locked.filter(([, { integrity, link }]) => !link && !integrity?.startsWith('sha512-'));
    expect(loose.map(([path]) => path)).toEqual([]);
    const { dependencies, devDependencies, overrides } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as Partial<Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>>;
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...overrides }).filter(
      ([, version]) => !/^(npm:\w+@)?\d+\.\d+\.\d+$/.test(version),
    );
    expect(ranges).toEqual([]);
  });

  test('every licence is on the list', () => {
    expect(others(inProduction, inBuild)).toEqual([]);
    expect(others(locked, inTools)).toEqual([]);
  });

  test('the build has no more packages than agreed', () => {
    // Before you raise it: is the package worth another author who can change the site? See docs/supply-chain.md.
    expect(inProduction.length).toBeLessThanOrEqual(61);
  });
});

describe('the CycloneDX list', () => {
  const list = packageList([
    `${process.cwd()}/src/main.tsx`,
    `${process.cwd()}/node_modules/scheduler/index.js`,
    `\0${process.cwd()}/node_modules/@floating-ui/core/dist/core.mjs?commonjs`,
  ]);
  const names = list.components.map(({ name }) => name);

  test('has the packages of the modules and every dependency, once', () => {
    expect(names).toEqual(expect.arrayContaining(['scheduler', '@floating-ui/core', 'react']));
    expect(names).toContain('@fontsource-variable/figtree');
    expect(names).toEqual([...new Set(names)]);
    expect(names).not.toContain('vite');
  });

  test('gives version, address, licence and hash of each', () => {
    expect(list.components.find(({ name }) => name === '@floating-ui/core')).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/%40floating-ui\/core@\d/) as string,
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string }],
    });
  });

  test('fails for a package that the lock file does not name', () => {
    expect(() => packageList([`${process.cwd()}/node_modules/left-pad/index.js`])).toThrow(/left-pad/);
  });
});
