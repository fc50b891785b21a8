import type { MantineColorsTuple } from '@mantine/core';

type ColorName = 'ink' | 'azul' | 'turpial' | 'verde' | 'rojo' | 'gray' | 'dark';

declare module '@mantine/core' {
  // Allows only the theme's own colour names; `color="blue"` does not compile.
  export interface MantineThemeColorsOverride {
    colors: Record<ColorName, MantineColorsTuple>;
  }
}
