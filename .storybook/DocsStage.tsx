import { MantineProvider } from '@mantine/core';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { theme } from '@/theme/theme';
import { cssVariablesResolver } from '@/theme/variables';
import type { ToolbarState } from './toolbar';

type Scheme = ToolbarState['scheme'];
type Globals = readonly [{ readonly globals?: Partial<ToolbarState> }] | undefined;

const schemeOf = (payload: Globals) => payload?.[0].globals?.scheme;

/** The toolbar's colour scheme. Framed stories tell of their own globals, but only the toolbar asks for an update. */
function useScheme({ channel }: DocsContainerProps['context']): Scheme {
  const [scheme, setScheme] = useState<Scheme>(
    () => schemeOf((channel.last('globalsUpdated') ?? channel.last('setGlobals')) as Globals) ?? 'light',
  );
  useEffect(() => {
    const update = (...payload: NonNullable<Globals>) => setScheme((was) => schemeOf(payload) ?? was);
    channel.on('updateGlobals', update);
    return () => channel.off('updateGlobals', update);
  }, [channel]);
  return scheme;
}

/**
 * The app's theme around a page of documentation, in the scheme that the toolbar says: the stored one, which the app
 * itself goes by, changes with every framed story.
 */
export function DocsStage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(context);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme}>
      <DocsContainer context={context} theme={themes[scheme]}>
        {children}
      </DocsContainer>
    </MantineProvider>
  );
}
