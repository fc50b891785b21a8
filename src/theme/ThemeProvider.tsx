import './layers.css';
import './shellStyles';
import './fonts.css';
import './global.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { storageKeys } from '@/lib/storage';
import { theme } from './theme';

const colorSchemeManager = localStorageColorSchemeManager({ key: storageKeys.colorScheme });

/** Provides the theme. Follows the system's colour scheme until the user chooses one. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      // variables.css contains them.
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
