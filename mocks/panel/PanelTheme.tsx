import '@/theme/appStyles';
import '@/theme/outcomeStyles';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '@/theme/theme';

/** The app's provider writes the CSS variables and the colour scheme; a second writer would conflict with it. */
export function PanelTheme({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={() => undefined}
    >
      {children}
    </MantineProvider>
  );
}
