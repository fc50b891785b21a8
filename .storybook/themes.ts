import { create } from 'storybook/theming';
import { fontFamily } from '../src/theme/fontFamily';
import { darkColors, lightColors, type SemanticColors } from '../src/theme/semantic';
import { BIRD_BODY, BIRD_HOOD } from '../src/ui/bird';

/** Storybook writes the title as HTML: the bird and the name, as in the header of the app. */
const brandTitle = ({ accent }: SemanticColors) =>
  `<svg width="28" height="28" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" style="vertical-align:-8px;margin-inline-end:8px"><path d="${BIRD_BODY}" fill="${accent}"/><path d="${BIRD_HOOD}" fill-rule="evenodd"/></svg>Turpial · Catálogo`;

/** A Storybook theme in the app's colours, font and corners. */
const themeOf = (base: 'light' | 'dark', colors: SemanticColors) =>
  create({
    base,
    brandTitle: brandTitle(colors),
    brandUrl: './',
    colorPrimary: colors.primary,
    // The selected entry of the sidebar, links and the focus; text on it is white.
    colorSecondary: base === 'dark' ? colors.focus : colors.primary,
    appBg: colors.ground,
    appContentBg: colors.surface,
    appPreviewBg: colors.ground,
    appHoverBg: colors.primarySoft,
    appBorderColor: colors.line,
    appBorderRadius: 10,
    fontBase: fontFamily,
    textColor: colors.text,
    textInverseColor: colors.surface,
    textMutedColor: colors.textSoft,
    barBg: colors.surface,
    barTextColor: colors.textSoft,
    barHoverColor: colors.link,
    barSelectedColor: colors.link,
    buttonBg: colors.surface,
    buttonBorder: colors.control,
    booleanBg: colors.sunken,
    booleanSelectedBg: colors.surface,
    inputBg: colors.surface,
    inputBorder: colors.control,
    inputTextColor: colors.text,
    inputBorderRadius: 10,
  });

export const themes = { light: themeOf('light', lightColors), dark: themeOf('dark', darkColors) };

/** The colour scheme that the browser asks for. */
export const systemScheme = () =>
  matchMedia('(prefers-color-scheme: dark)').matches ? ('dark' as const) : ('light' as const);
