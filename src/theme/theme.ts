import { createTheme } from '@mantine/core';
import { ButtonRoot } from './ButtonRoot';
import { arena, azul, ink, noche, rojo, turpial, verde } from './colors';
import { fontFamily } from './fontFamily';

/** The soft shadow of cards, and the one of floating elements. */
const cardShadow = 'var(--app-shadow-card)';
const floatShadow = 'var(--app-shadow-float)';

/** Set by global.css or controls.css: each different style attribute costs a hash in the policy of every page with it. */
const inStyleSheet = (...names: string[]) => Object.fromEntries(names.map((name) => [`--${name}`, '']));

/**
 * The app's Mantine theme: colours, type scale of six steps (xs to xl, and `--app-display`), 4 px grid, radius 10 for
 * controls (md) and 12 for cards (lg), two shadow levels.
 */
export const theme = createTheme({
  colors: { ink, azul, turpial, verde, rojo, dark: noche, gray: arena },
  primaryColor: 'azul',
  primaryShade: { light: 7, dark: 5 },
  white: '#ffffff',
  black: ink[9],
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--mantine-font-size-xl)', lineHeight: '1.2' },
      h2: { fontSize: 'var(--mantine-font-size-lg)', lineHeight: '1.3' },
      h3: { fontSize: 'var(--mantine-font-size-md)', lineHeight: '1.4' },
    },
  },
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.3125rem',
    xl: 'clamp(1.625rem, 1.45rem + 0.8vw, 2.125rem)',
  },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.55', lg: '1.4', xl: '1.2' },
  radius: { xs: '6px', sm: '8px', md: '10px', lg: '12px', xl: '20px' },
  defaultRadius: 'md',
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  shadows: { xs: cardShadow, sm: cardShadow, md: cardShadow, lg: floatShadow, xl: floatShadow },
  // Plain objects, because `Button.extend` and the like would load every component named here in the first view.
  components: {
    Button: {
      defaultProps: { size: 'md', component: ButtonRoot },
      vars: (_theme: unknown, { color }: { color?: unknown }) => ({
        root: {
          ...inStyleSheet('button-height', 'button-padding-x', 'button-fz'),
          ...(color === undefined && inStyleSheet('button-bg', 'button-hover', 'button-color', 'button-bd')),
        },
      }),
    },
    ActionIcon: {
      defaultProps: { size: 'md', variant: 'subtle' },
      vars: () => ({ root: { '--ai-size': '3rem' } }),
    },
    CloseButton: {
      // At least 44 px, the minimum touch target.
      vars: () => ({ root: { '--cb-size': '2.75rem', '--cb-icon-size': '1.25rem' } }),
    },
    Input: {
      defaultProps: { size: 'md' },
      vars: () => ({ wrapper: inStyleSheet('input-height', 'input-fz') }),
    },
    InputWrapper: {
      defaultProps: {
        size: 'md',
        inputWrapperOrder: ['label', 'description', 'input', 'error'],
        // No field has an asterisk.
        withAsterisk: false,
      },
    },
    Checkbox: { defaultProps: { size: 'md', radius: 'xs' } },
    // The arrow of a select, which its role already says.
    ComboboxChevron: { defaultProps: { 'aria-hidden': true } },
    Anchor: { defaultProps: { underline: 'always' } },
  },
});
