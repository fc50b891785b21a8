import { presets, scenarioNames, type ScenarioName } from '@mocks/scenarios/presets/table';
import type { GlobalTypes } from 'storybook/internal/types';

/** The settings of the toolbar for a story. */
export interface ToolbarState {
  readonly scheme: 'light' | 'dark';
  /** 'own' means the story's scenario. */
  readonly scenario: ScenarioName | 'own';
  readonly clock: 'real' | 'frozen';
}

/** The widths that the app is designed for, and the narrowest at which nothing scrolls sideways. */
export const viewports = {
  narrow: { name: 'Lo más estrecho (320)', type: 'mobile', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Teléfono (360)', type: 'mobile', styles: { width: '360px', height: '760px' } },
  tablet: { name: 'Tableta (768)', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Escritorio (1280)', type: 'desktop', styles: { width: '1280px', height: '860px' } },
} as const;

export const toolbar: GlobalTypes = {
  scenario: {
    description: 'El servidor que hay detrás',
    toolbar: {
      icon: 'database',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Escenario de la historia' },
        ...scenarioNames.map((value) => ({ value, title: presets[value].title })),
      ],
    },
  },
  scheme: {
    description: 'Modo claro u oscuro',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Claro', icon: 'sun' },
        { value: 'dark', title: 'Oscuro', icon: 'moon' },
      ],
    },
  },
  clock: {
    description: 'El reloj de la aplicación y del servidor',
    toolbar: {
      icon: 'time',
      dynamicTitle: true,
      items: [
        { value: 'real', title: 'Reloj real' },
        { value: 'frozen', title: 'Reloj parado' },
      ],
    },
  },
};
