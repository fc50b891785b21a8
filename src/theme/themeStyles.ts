import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type ConvertCSSVariablesInput,
} from '@mantine/core';
import { theme } from './theme';
import { cssVariablesResolver } from './variables';

/** The palettes that components are painted in, as their `color`; of the others only single shades are named. */
const painted = new Set(['azul', 'ink', 'turpial', 'verde', 'rojo', 'gray']);
/** Shades that style sheets name; Mantine's own name those of gray and dark. */
const shades: Readonly<Record<string, readonly number[]>> = {
  azul: [2, 7, 8, 9],
  turpial: [4, 5],
  ink: [9],
  gray: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  dark: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
};

const full = mergeMantineTheme(DEFAULT_THEME, theme);

/** Whether anything reads a variable: Mantine makes some 400 of palettes that nothing here is painted in. */
function isRead(name: string): boolean {
  const [, palette, use = ''] = /^--mantine-color-([a-z]+)-(.+)$/.exec(name) ?? [];
  if (/^--mantine-primary-color-\d$/.test(name)) return false;
  if (palette === undefined || !Object.hasOwn(full.colors, palette)) return true;
  return /^\d$/.test(use) ? (shades[palette]?.includes(Number(use)) ?? false) : painted.has(palette);
}

function onlyRead(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => isRead(name)));
}

/** The theme as a style sheet: its variables in both colour schemes, for the build to write into variables.css. */
export function themeStyles(): string {
  const { variables, light, dark }: ConvertCSSVariablesInput = deepMerge(
    defaultCssVariablesResolver(full),
    cssVariablesResolver(full),
  );
  return convertCssVariables(
    { variables: onlyRead(variables), light: onlyRead(light), dark: onlyRead(dark) },
    ':root',
  );
}
