import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type ConvertCSSVariablesInput,
  type CSSVariablesResolver,
} from '@mantine/core';
import { darkColors, lightColors, type SemanticColors } from './semantic';
import { theme } from './theme';

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Colours of Mantine's `light` variant (alerts, badges, soft buttons). */
function softVariables(color: string, back: string, front: string): Record<string, string> {
  return {
    [`--mantine-color-${color}-light`]: back,
    [`--mantine-color-${color}-light-hover`]: back,
    [`--mantine-color-${color}-light-color`]: front,
  };
}

/** `--app-…` variables for all semantic colours, and Mantine's own variables set to them. */
function schemeVariables(colors: SemanticColors): Record<string, string> {
  const own = Object.entries(colors).map(([name, value]) => [`--app-${kebab(name)}`, value]);
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    '--mantine-color-body': colors.ground,
    '--mantine-color-text': colors.text,
    '--mantine-color-bright': colors.text,
    '--mantine-color-dimmed': colors.textSoft,
    '--mantine-color-placeholder': colors.textSoft,
    '--mantine-color-anchor': colors.link,
    '--mantine-color-error': colors.danger,
    '--mantine-color-success': colors.success,
    '--mantine-color-default': colors.surface,
    '--mantine-color-default-hover': colors.sunken,
    '--mantine-color-default-color': colors.text,
    '--mantine-color-default-border': colors.control,
    '--mantine-color-disabled': colors.sunken,
    '--mantine-color-disabled-color': colors.textSoft,
    '--mantine-color-disabled-border': colors.line,
    '--mantine-color-azul-filled': colors.primary,
    '--mantine-color-azul-filled-hover': colors.primaryHover,
    ...softVariables('azul', colors.primarySoft, colors.onPrimarySoft),
    ...softVariables('turpial', colors.accentSoft, colors.onAccentSoft),
    ...softVariables('verde', colors.successSoft, colors.onSuccessSoft),
    ...softVariables('rojo', colors.dangerSoft, colors.onDangerSoft),
  };
}

/** The semantic colours as CSS variables of each colour scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...schemeVariables(lightColors),
    '--app-shadow-card': '0 1px 2px rgb(12 23 40 / 5%), 0 6px 20px -8px rgb(12 23 40 / 12%)',
    '--app-shadow-float': '0 2px 6px rgb(12 23 40 / 8%), 0 20px 48px -16px rgb(12 23 40 / 26%)',
  },
  dark: {
    ...schemeVariables(darkColors),
    '--app-shadow-card': '0 1px 2px rgb(0 0 0 / 30%), 0 6px 20px -8px rgb(0 0 0 / 45%)',
    '--app-shadow-float': '0 2px 6px rgb(0 0 0 / 35%), 0 20px 48px -16px rgb(0 0 0 / 65%)',
  },
});

/** Palettes that components use as `color`, and for what. Of the other palettes, styles use single shades only. */
const painted: Readonly<Record<string, RegExp>> = {
  azul: /^(light|filled)/,
  turpial: /^(light|filled)/,
  verde: /^(light|filled)/,
  rojo: /^(light|filled)/,
  // Of subtle buttons only.
  gray: /^light-/,
  ink: /^light-/,
};
/** Shades that our style sheets use; Mantine's own use those of gray and dark. */
const shades = /-(azul-[2789]|turpial-[45]|ink-9|gray-\d|dark-\d)$/;

const full = mergeMantineTheme(DEFAULT_THEME, theme);
const { variables, light, dark }: ConvertCSSVariablesInput = deepMerge(
  defaultCssVariablesResolver(full),
  cssVariablesResolver(full),
);

/** Variables that no style uses. Mantine's boxes set their layers as numbers. */
const unused =
  /^--(mantine-(h[2-6]-|breakpoint-|z-index-(modal|max))|app-(primary-hover|on-primary|danger-soft|on-danger-soft)$)/;

/** True if a style may use the variable. Mantine generates some 400 variables for palettes that nothing uses. */
function isUsed(name: string): boolean {
  if (unused.test(name)) return false;
  const [, palette, use = ''] = /^--mantine-(?:color-([a-z]+)|primary-color)-(\w.*)$/.exec(name) ?? [];
  if (/^\d$/.test(use)) return shades.test(name);
  const isPalettes = palette !== undefined && Object.hasOwn(full.colors, palette);
  return !isPalettes || painted[palette]?.test(use) === true;
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
