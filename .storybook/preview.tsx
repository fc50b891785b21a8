import type { Preview } from '@storybook/react-vite';
import { storageKeys, writeText } from '@/lib/storage';
import { presets, scenarioNames, type ScenarioName } from '@mocks/scenarios/presets';
import { setStage } from '@mocks/stage';
import { loadSession } from '../tests/support/loadSession';
import { Stage } from './Stage';

document.documentElement.lang = 'es';

interface StageParameters {
  /** The sandbox behind the story; by default an approved account. */
  readonly scenario?: ScenarioName;
  readonly path?: string;
  readonly state?: unknown;
}

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Welcome', 'theme', 'ui', 'features', 'app'] } },
  },
  globalTypes: {
    scheme: {
      toolbar: {
        title: 'Colour scheme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    scenario: {
      toolbar: {
        title: 'Scenario',
        icon: 'database',
        dynamicTitle: true,
        items: [
          { value: 'own', title: "The story's own scenario" },
          ...scenarioNames.map((value) => ({ value, title: presets[value].title })),
        ],
      },
    },
  },
  initialGlobals: { scheme: 'light', scenario: 'own' },
  loaders: [
    async ({ parameters, globals }) => {
      const { scenario = 'aprobada' } = parameters as StageParameters;
      const chosen = globals.scenario as ScenarioName | 'own';
      const sandbox = await setStage(chosen === 'own' ? scenario : chosen);
      writeText(storageKeys.colorScheme, globals.scheme as string);
      loadSession();
      return { sandbox };
    },
  ],
  decorators: [
    (Story, { id, parameters, globals }) => {
      const { path = '/', state = null } = parameters as StageParameters;
      return (
        <Stage key={`${id} ${String(globals.scheme)} ${String(globals.scenario)}`} path={path} state={state}>
          <Story />
        </Stage>
      );
    },
  ],
};

export default preview;
