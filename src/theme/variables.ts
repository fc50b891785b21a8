import type { CSSVariablesResolver } from '@mantine/core';
import { darkColors, lightColors, type SemanticColors } from './semantic';

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Colours of Mantine's `light` variant (alerts, badges, soft buttons). */
function softVariables(color: string, back: string, front: string): Record<string, string> {
  return {
    [`--mantine-color-${color}-light`]: back,
    [`--mantine-color-${color}-light-hover`]: back,
    [`--mantine-color-${color}-light-color`]: front,
    [`--mantine-color-${color}-text`]: front,
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
    '--mantine-color-azul-outline': colors.link,
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
