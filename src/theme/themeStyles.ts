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
const shades = /-(azul-[2789]|turpial-[45]|ink-9|gray-\d|dark-\d)$/;

const full = mergeMantineTheme(DEFAULT_THEME, theme);
const { variables, light, dark }: ConvertCSSVariablesInput = deepMerge(
  defaultCssVariablesResolver(full),
  cssVariablesResolver(full),
);

/** Whether a style may read a variable: Mantine makes some 400 of palettes that nothing here is painted in. */
function isUsed(name: string): boolean {
  const [, palette, use = ''] = /^--mantine-(?:color-([a-z]+)|primary-color)-(\w.*)$/.exec(name) ?? [];
  if (/^\d$/.test(use)) return shades.test(name);
  const isPalettes = palette !== undefined && Object.hasOwn(full.colors, palette);
  return !isPalettes || (painted.has(palette) && !use.startsWith('outline'));
}

const used = [variables, light, dark].flatMap((part) =>
  Object.entries(part).filter(([name]) => isUsed(name)),
);
/** What is used, and what that is made of. */
const kept = new Set(used.flatMap(([name, value]) => [name, /^var\((.+)\)$/.exec(value)?.[1] ?? name]));

function onlyKept(part: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(part).filter(([name]) => kept.has(name)));
}

/** The theme as a style sheet: its variables in both colour schemes, for the build to write into variables.css. */
export function themeStyles(): string {
  return convertCssVariables(
    { variables: onlyKept(variables), light: onlyKept(light), dark: onlyKept(dark) },
    ':root',
  );
}
