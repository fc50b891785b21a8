import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import viteConfig from '../../../vite.config';

/** Reads the configuration of a build, as every build does first. */
const build = (reports: string, mode = 'production') => {
  vi.stubEnv('VITE_REPORT_URL', reports);
  const config = viteConfig({ command: 'build', mode });
  return resolveConfig({ ...config, configFile: false, logLevel: 'silent', mode }, 'build', mode);
};

afterEach(() => void vi.unstubAllEnvs());

test.each(['', 'https://reports.turpial.example:8443/in', 'http://localhost:9000'])(
  'the build takes %j for reports',
  async (reports) => {
    expect((await build(reports)).env.VITE_REPORT_URL).toBe(reports);
  },
);

test.each([
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
])('the build refuses %j for reports', async (reports) => {
  await expect(build(reports)).rejects.toThrow(/^VITE_REPORT_URL must be .*; it is '/);
});

test('the build of a demo takes a path for reports, because it has no session on its server', async () => {
  expect((await build('/reports', 'demo')).env.VITE_REPORT_URL).toBe('/reports');
});

test.each(['', '/flags/{code}.png', 'https://emoji.turpial.example/{codepoints}.png'])(
  'the build takes %j for flags',
  async (flags) => {
    vi.stubEnv('VITE_FLAG_IMAGE_BASE', flags);
    expect((await build('')).env.VITE_FLAG_IMAGE_BASE).toBe(flags);
  },
);

test.each(['https://emoji.turpial.example/16x16', 'http://emoji.turpial.example/{code}.png', '{code}.png'])(
  'the build refuses %j for flags',
  async (flags) => {
    vi.stubEnv('VITE_FLAG_IMAGE_BASE', flags);
    await expect(build('')).rejects.toThrow(/^VITE_FLAG_IMAGE_BASE must be .*; it is '/);
  },
);

test.each(['', '2026-12-25', '2026-12-25,2028-02-29'])('the build takes %j for holidays', async (days) => {
  vi.stubEnv('VITE_HOLIDAYS', days);
  expect((await build('')).env.VITE_HOLIDAYS).toBe(days);
});

test.each(['25/12/2026', '2026-12-25, 2026-12-26', '2026-12-25,', '2026-02-29', '2026-12', 'ninguno'])(
  'the build refuses %j for holidays',
  async (days) => {
    vi.stubEnv('VITE_HOLIDAYS', days);
    await expect(build('')).rejects.toThrow(/^VITE_HOLIDAYS must be .*; it is '/);
  },
);
