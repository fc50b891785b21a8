import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { checkPage } from './checks';
import { DocsProviders } from './DocsProviders';
import { EffectsBeforePlay, StoryProviders } from './StoryProviders';
import { systemScheme } from './themes';
import { toolbar, viewports, type ToolbarState } from './toolbar';

document.documentElement.lang = 'es';

// Stories of whole flows load each page when it opens.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      // `npm test` leaves axe to CI: it takes half of the time. The tests overwrite the global `a11y.manual`.
      test: ['quick', 'pictures'].includes(import.meta.env.MODE) ? 'off' : 'error',
      options: {
        // What a user says to voice control is what the screen shows (WCAG 2.5.3). axe calls this rule experimental.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        // Tests do not need the list of passed checks.
        ...(['test', 'modes'].includes(import.meta.env.MODE) && {
          resultTypes: ['violations'],
          preload: false,
        }),
      },
    },
    docs: { container: DocsProviders },
    controls: { expanded: true },
    viewport: { options: viewports },
  },
  globalTypes: toolbar,
  initialGlobals: {
    scheme: systemScheme(),
    scenario: 'own',
    clock: 'real',
  } satisfies ToolbarState,
  // Pages without stories need no sandbox.
  loaders: [async (context) => (await import('./setUpStory')).setUpStory(context)],
  // The props table shows the options of a union, not the word 'union'.
  argTypesEnhancers: [
    ({ argTypes }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => {
          const { type, table } = argType;
          const raw = typeof type === 'object' && type.name !== 'function' ? type.raw : undefined;
          return [name, raw ? { ...argType, table: { ...table, type: { summary: raw } } } : argType];
        }),
      ),
  ],
  afterEach: ({ viewMode, canvasElement, title, parameters }) => {
    if (viewMode === 'story') checkPage({ canvasElement, title, keys: parameters.keys });
  },
  decorators: [
    (Story, { parameters, loaded }) => {
      const { path = '/', state = null, wholeApp = false } = parameters;
      const { visit } = loaded as { readonly visit: number };
      return (
        <EffectsBeforePlay key={visit}>
          {wholeApp ? (
            <Story />
          ) : (
            <StoryProviders path={path} state={state}>
              <Story />
            </StoryProviders>
          )}
        </EffectsBeforePlay>
      );
    },
  ],
};

export default preview;
