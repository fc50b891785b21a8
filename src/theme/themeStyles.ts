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

/** Palettes that components use as `color`. Of the other palettes, styles use single shades only. */
const painted = new Set(['azul', 'ink', 'turpial', 'verde', 'rojo', 'gray']);
/** Shades that our style sheets use; Mantine's own use those of gray and dark. */
const shades = /-(azul-[2789]|turpial-[45]|ink-9|gray-\d|dark-\d)$/;

const full = mergeMantineTheme(DEFAULT_THEME, theme);
const { variables, light, dark }: ConvertCSSVariablesInput = deepMerge(
  defaultCssVariablesResolver(full),
  cssVariablesResolver(full),
);

/** True if a style may use the variable. Mantine generates some 400 variables for palettes that nothing uses. */
function isUsed(name: string): boolean {
  const [, palette, use = ''] = /^--mantine-(?:color-([a-z]+)|primary-color)-(\w.*)$/.exec(name) ?? [];
  if (/^\d$/.test(use)) return shades.test(name);
  const isPalettes = palette !== undefined && Object.hasOwn(full.colors, palette);
  return !isPalettes || (painted.has(palette) && !use.startsWith('outline'));
}

const used = [variables, light, dark].flatMap((part) =>
  Object.entries(part).filter(([name]) => isUsed(name)),
);
/** The used variables and those that they refer to. */
const kept = new Set(used.flatMap(([name, value]) => [name, /^var\((.+)\)$/.exec(value)?.[1] ?? name]));

function onlyKept(part: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(part).filter(([name]) => kept.has(name)));
}

/**
 * The theme's variables for both colour schemes as a style sheet; the build writes it into variables.css. Paper is
 * white: the dark colours are for screens only.
 */
export function themeStyles(): string {
  const always = { ...onlyKept(variables), ...onlyKept(light) };
  const base = convertCssVariables({ variables: always, light: {}, dark: {} }, ':root');
  const onScreen = convertCssVariables({ variables: {}, light: {}, dark: onlyKept(dark) }, ':root');
  return `${base}\n@media not print{${onScreen}}`;
}
