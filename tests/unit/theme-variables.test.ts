import {
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type ConvertCSSVariablesInput,
} from '@mantine/core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theme } from '@/theme/theme';
import { cssVariablesResolver } from '@/theme/variables';

const blocks = {
  variables: ':root {',
  light: ":root[data-mantine-color-scheme='light'] {",
  dark: ":root[data-mantine-color-scheme='dark'] {",
} as const;

// Mantine's palettes that the theme does not name.
const unused = /^--mantine-color-(red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/;

const full = mergeMantineTheme(DEFAULT_THEME, theme);
const wanted: ConvertCSSVariablesInput = deepMerge(
  defaultCssVariablesResolver(full),
  cssVariablesResolver(full),
);
const stock: Record<keyof typeof blocks, Record<string, string>> = defaultCssVariablesResolver(DEFAULT_THEME);
const css = readFileSync('src/theme/mantineDefaults.css', 'utf8').replace(/\s+/g, ' ');

test.each(['variables', 'light', 'dark'] as const)(
  'mantineDefaults.css holds exactly what the theme leaves unchanged: %s',
  (part) => {
    const start = css.indexOf(blocks[part]) + blocks[part].length;
    const declared = css
      .slice(start, css.indexOf('}', start))
      .split(';')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const unchanged = Object.entries(wanted[part])
      .filter(([name, value]) => stock[part][name] === value && !unused.test(name))
      .map(([name, value]) => `${name}: ${value}`);
    expect(declared.sort()).toEqual(unchanged.sort());
  },
);
