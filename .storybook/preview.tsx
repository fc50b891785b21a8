import type { PieceGuide } from '@stories/ui/guide';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { CataloguePage } from './CataloguePage';
import { offCentreLabels } from './centredLabels';
import { DocsProviders } from './DocsProviders';
import { checkEvidence, evidenceGlobals, hasForcedColours } from './evidence';
import { unnamedIconButtons } from './iconButtons';
import { keylessControls } from './keylessControls';
import { awkwardFields } from './phoneFields';
import { pictureGlobals } from './pictures';
import { Reading } from './reading/Reading';
import type { LoadedStory, StoryParameters } from './setUpStory';
import { StoryProviders } from './StoryProviders';
import { tellStep } from './tellStep';
import { smallTargets } from './thumbTargets';
import { toolbar, toolbarStart, viewports, type ToolbarState } from './toolbar';

document.documentElement.lang = 'es';

// Stories of whole flows load each page when it opens.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: {
      // Without axe the stories take half of the time; `npm test` leaves it out.
      test: import.meta.env.STORY_AXE === 'off' ? 'off' : 'error',
      options: {
        // What a user says to voice control is what the screen shows (WCAG 2.5.3). axe calls this rule experimental.
        rules: {
          'label-content-name-mismatch': { enabled: true },
          // Forced colours are the user's own, and axe compares them with those that they replace.
          'color-contrast': { enabled: !hasForcedColours },
        },
        // Tests do not need the list of passed checks.
        ...(import.meta.env.MODE === 'test' && { resultTypes: ['violations'], preload: false }),
      },
    },
    docs: { container: DocsProviders, page: CataloguePage },
    controls: { expanded: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Bienvenida',
          'Cómo se usa',
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
          'Patrones',
          [
            'Pedir un importe',
            'Confirmar lo que no se puede deshacer',
            'Cuando se pierde la respuesta',
            'Esperar sin perder nada',
            'Código de un solo uso',
            'Lista larga',
            'Dinero y fechas',
            'Estado libre del servidor',
          ],
          'Pantallas',
          [
            'Sitio público',
            'Registro',
            'Inicio de sesión',
            'Recuperación',
            'Código y contraseña',
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
  initialGlobals: { ...toolbarStart, ...evidenceGlobals, ...pictureGlobals },
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
  runStep: tellStep,
  afterEach: ({ viewMode, canvasElement, title, parameters, storyGlobals }) => {
    checkEvidence(storyGlobals as Readonly<Record<string, unknown>>);
    const page = canvasElement.ownerDocument.documentElement;
    // No story scrolls sideways, at any width.
    if (viewMode === 'story' && page.scrollWidth > page.clientWidth) {
      throw new Error(`The story overflows its page by ${page.scrollWidth - page.clientWidth} px`);
    }
    const offCentre = offCentreLabels(page);
    if (viewMode === 'story' && offCentre.length > 0) {
      throw new Error(`Labels are not centred in their buttons: ${offCentre.join(', ')}`);
    }
    const unnamed = unnamedIconButtons(page);
    if (viewMode === 'story' && unnamed.length > 0) {
      throw new Error(`Icon buttons need an aria-label and no title: ${unnamed.join(', ')}`);
    }
    const { guide } = parameters as { readonly guide?: PieceGuide };
    const keyless = guide?.keyboard.length === 0 ? keylessControls(canvasElement) : [];
    if (viewMode === 'story' && keyless.length > 0) {
      throw new Error(`The guide does not say what the keys do: ${keyless.join(', ')}`);
    }
    // The sandbox's panel is for testers, mostly with a mouse.
    const onPhones = viewMode === 'story' && !title.startsWith('Sandbox');
    const awkward = onPhones ? awkwardFields(page) : [];
    if (awkward.length > 0) throw new Error(`Phones handle these fields badly: ${awkward.join(', ')}`);
    const small = onPhones ? smallTargets(page) : [];
    if (small.length > 0) throw new Error(`Too small for a thumb: ${small.join(', ')}`);
    // Components use theme variables in their props; each of them has to exist.
    const declared = getComputedStyle(page);
    for (const element of page.querySelectorAll('[style*="--mantine-color-"]')) {
      for (const [name] of element.getAttribute('style')?.matchAll(/--mantine-color-[\w-]+/g) ?? []) {
        if (!declared.getPropertyValue(name)) throw new Error(`The theme does not declare ${name}`);
      }
    }
  },
  decorators: [
    (Story, { parameters, loaded, globals, viewMode }) => {
      const { path = '/', state = null, wholeApp = false } = parameters as StoryParameters;
      const { visit } = loaded as unknown as LoadedStory;
      // A page of documentation shows several stories and its own texts.
      const mode = viewMode === 'story' ? (globals as ToolbarState).reading : 'normal';
      return (
        <Reading key={visit} mode={mode}>
          {wholeApp ? (
            <Story />
          ) : (
            <StoryProviders path={path} state={state}>
              <Story />
            </StoryProviders>
          )}
        </Reading>
      );
    },
  ],
};

export default preview;
