import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { offCentreLabels } from './centredLabels';
import { DocsStage } from './DocsStage';
import { PieceDocs } from './PieceDocs';
import { loadStage, type LoadedStage, type StageParameters } from './loadStage';
import { Stage } from './Stage';
import { toolbar, toolbarStart, viewports } from './toolbar';

document.documentElement.lang = 'es';

// Pages of whole flows are fetched when they are first opened.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // A test wants no list of all that is well.
      options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: false } : {},
    },
    docs: { container: DocsStage, page: PieceDocs },
    controls: { expanded: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Bienvenida',
          'Panorama',
          'Fundamentos',
          [
            'Color',
            'Tipografía',
            'Espacio y forma',
            'Iconos e ilustraciones',
            'Dinero y fechas',
            'Voz y textos',
            'Catálogo de errores',
          ],
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
          'Sandbox',
        ],
      },
    },
  },
  globalTypes: toolbar,
  initialGlobals: { ...toolbarStart },
  loaders: [loadStage],
  // The props table says which words a choice has, not that it is one.
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
  afterEach: ({ viewMode, canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    // Nothing scrolls sideways, at whatever width a story is shown.
    if (viewMode === 'story' && page.scrollWidth > page.clientWidth) {
      throw new Error(`The story is ${page.scrollWidth - page.clientWidth} px wider than its page`);
    }
    const offCentre = offCentreLabels(page);
    if (viewMode === 'story' && offCentre.length > 0) {
      throw new Error(`Labels stand off the middle of their buttons: ${offCentre.join(', ')}`);
    }
    // A component names the theme's variables by its props: what it is painted in has to be there.
    const declared = getComputedStyle(page);
    for (const element of page.querySelectorAll('[style*="--mantine-color-"]')) {
      for (const [name] of element.getAttribute('style')?.matchAll(/--mantine-color-[\w-]+/g) ?? []) {
        if (!declared.getPropertyValue(name)) throw new Error(`The theme does not declare ${name}`);
      }
    }
  },
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
