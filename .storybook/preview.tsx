import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { loadStage, type LoadedStage, type StageParameters } from './loadStage';
import { Stage } from './Stage';
import { toolbar, toolbarStart, viewports } from './toolbar';

document.documentElement.lang = 'es';

// Pages of whole flows are fetched when they are first opened.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Bienvenida',
          'Panorama',
          'Fundamentos',
          'Piezas',
          'Pantallas',
          [
            'Sitio público',
            'Registro',
            'Inicio de sesión',
            'Recuperación',
            'Datos personales',
            'Envío',
            'Beneficiarios',
            'Historial',
            'Marco',
          ],
          'Flujos',
        ],
      },
    },
  },
  globalTypes: toolbar,
  initialGlobals: { ...toolbarStart },
  loaders: [loadStage],
  decorators: [
    (Story, { parameters, loaded }) => {
      const { path = '/', state = null, wholeApp = false } = parameters as StageParameters;
      const { visit } = loaded as unknown as LoadedStage;
      if (wholeApp) return <Story key={visit} />;
      return (
        <Stage key={visit} path={path} state={state}>
          <Story />
        </Stage>
      );
    },
  ],
};

export default preview;
