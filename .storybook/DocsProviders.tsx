import { MantineProvider } from '@mantine/core';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { theme } from '@/theme/theme';
import { cssVariablesResolver } from '@/theme/themeStyles';
import { systemScheme, themes } from './themes';
import type { ToolbarState } from './toolbar';

type Scheme = ToolbarState['scheme'];
type Globals = readonly [{ readonly globals?: Partial<ToolbarState> }] | undefined;

const schemeOf = (payload: Globals) => payload?.[0].globals?.scheme;

/** The toolbar's colour scheme. Framed stories also emit their globals, but only the toolbar requests an update. */
function useScheme({ channel }: DocsContainerProps['context']): Scheme {
  const [scheme, setScheme] = useState<Scheme>(
    () =>
      schemeOf((channel.last('globalsUpdated') ?? channel.last('setGlobals')) as Globals) ?? systemScheme(),
  );
  useEffect(() => {
    const update = (...payload: NonNullable<Globals>) => setScheme((was) => schemeOf(payload) ?? was);
    channel.on('updateGlobals', update);
    return () => channel.off('updateGlobals', update);
  }, [channel]);
  return scheme;
}

/**
 * The app's theme around a documentation page, in the toolbar's scheme. The stored scheme, which the app uses, is not
 * suitable: every framed story changes it.
 */
export function DocsProviders({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(context);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme}>
      <DocsContainer context={context} theme={themes[scheme]}>
        {children}
      </DocsContainer>
    </MantineProvider>
  );
}
