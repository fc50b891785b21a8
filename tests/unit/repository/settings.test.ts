import { resolveConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import viteConfig from '../../../vite.config';

/** Reads the configuration of a build, as every build does first. */
const build = (name: string, value: string, mode = 'production') => {
  vi.stubEnv(name, value);
  const config = viteConfig({ command: 'build', mode });
  return resolveConfig({ ...config, configFile: false, logLevel: 'silent', mode }, 'build', mode);
};

const settings: Readonly<Record<string, { readonly taken: string[]; readonly refused: string[] }>> = {
  VITE_REPORT_URL: {
    taken: ['', 'https://reports.turpial.example:8443/in', 'http://localhost:9000'],
    refused: [
      'reports.turpial.example:8443/in',
      'reports.turpial.example',
      'http://reports.turpial.example/in',
      'http://localhost.turpial.example/in',
      '/reports',
      'https:reports.turpial.example',
      'https://',
      'ftp://reports.turpial.example',
      '//reports.turpial.example/in',
      '/\\reports.turpial.example/in',
      'reports',
    ],
  },
  VITE_FLAG_IMAGE_BASE: {
    taken: ['', '/flags/{code}.png', 'https://emoji.turpial.example/{codepoints}.png'],
    refused: ['https://emoji.turpial.example/16x16', 'http://emoji.turpial.example/{code}.png', '{code}.png'],
  },
  VITE_HOLIDAYS: {
    taken: ['', '2026-12-25', '2026-12-25,2028-02-29'],
    refused: ['25/12/2026', '2026-12-25, 2026-12-26', '2026-12-25,', '2026-02-29', '2026-12', 'ninguno'],
  },
  // An unreadable number would switch the lock off, and a negative one would lock every session at once.
  VITE_IDLE_MINUTES: {
    taken: ['', '0', '1.5', '30', '1440'],
    refused: ['30min', 'treinta', '-5', '0,5', '1e1', '1', '43200'],
  },
};

const rows = (list: 'taken' | 'refused') =>
  Object.entries(settings).flatMap(([name, one]) => one[list].map((value) => [name, value] as const));

test.each(rows('taken'))('the build takes for %s %j', async (name, value) => {
  expect((await build(name, value)).env[name]).toBe(value);
});

test.each(rows('refused'))('the build refuses for %s %j', async (name, value) => {
  await expect(build(name, value)).rejects.toThrow(new RegExp(`^${name} must be .*; it is '`));
});

test('the build of a demo takes a path for reports, because it has no session on its server', async () => {
  expect((await build('VITE_REPORT_URL', '/reports', 'demo')).env.VITE_REPORT_URL).toBe('/reports');
});
