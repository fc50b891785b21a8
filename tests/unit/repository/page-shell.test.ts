import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storageKeys } from '@/lib/storage';
import { azul } from '@/theme/colors';
import { darkColors, lightColors } from '@/theme/semantic';

const html = readFileSync('index.html', 'utf8');

test('index.html and the theme use the same storage key of the colour scheme', () => {
  expect(html).toContain(`localStorage.getItem('${storageKeys.colorScheme}')`);
});

test("index.html gives the browser's bars the background colour of each scheme", () => {
  expect(html).toContain(`content="${lightColors.ground}" media="(prefers-color-scheme: light)"`);
  expect(html).toContain(`content="${darkColors.ground}" media="(prefers-color-scheme: dark)"`);
});

test("the installed app's window has the background colour and the brand's blue", () => {
  const manifest = readFileSync('scripts/build/sitePlugins.mjs', 'utf8');
  expect(manifest).toContain(`background_color: '${lightColors.ground}'`);
  expect(manifest).toContain(`theme_color: '${azul[9]}'`);
});
