import type { MantineColorsTuple } from '@mantine/core';

type ColorName = 'ink' | 'azul' | 'turpial' | 'verde' | 'rojo' | 'gray' | 'dark';

declare module '@mantine/core' {
  // Only the theme's own names are colours; `color="blue"` does not compile.
  export interface MantineThemeColorsOverride {
    colors: Record<ColorName, MantineColorsTuple>;
  }
}
