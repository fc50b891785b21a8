import { presets, scenarioNames, type ScenarioName } from '@mocks/scenarios/presets/table';
import type { GlobalTypes } from 'storybook/internal/types';
import { systemScheme } from './systemScheme';

/** The toolbar's settings for a story. */
export interface ToolbarState {
  readonly scheme: 'light' | 'dark';
  /** 'own' means the story's scenario. */
  readonly scenario: ScenarioName | 'own';
  /** Real milliseconds per answer; 'own' means the scenario's. */
  readonly latency: 'own' | '0' | '600' | '3000';
  /** 'later' is 20 minutes ahead, when quotes have expired. */
  readonly clock: 'real' | 'frozen' | 'later';
  /** How the story is read; 'forced' imitates forced colours, which a page cannot switch on. */
  readonly reading: 'normal' | 'text200' | 'longWords' | 'contrast' | 'forced';
  /** 'slow' leaves time to read each step of a play function. */
  readonly pace: 'instant' | 'slow';
}

/** The widths that the app is designed for, and the narrowest at which nothing scrolls sideways. */
export const viewports = {
  narrow: { name: 'Lo más estrecho (320)', type: 'mobile', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Teléfono (360)', type: 'mobile', styles: { width: '360px', height: '760px' } },
  tablet: { name: 'Tableta (768)', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Escritorio (1280)', type: 'desktop', styles: { width: '1280px', height: '860px' } },
} as const;

export const toolbarStart: ToolbarState = {
  scheme: systemScheme(),
  scenario: 'own',
  latency: 'own',
  clock: 'real',
  reading: 'normal',
  pace: 'instant',
};

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
  latency: {
    description: 'Lo que tarda cada respuesta',
    toolbar: {
      icon: 'hourglass',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Latencia del escenario' },
        { value: '0', title: 'Sin latencia' },
        { value: '600', title: '600 ms' },
        { value: '3000', title: '3000 ms' },
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
        { value: 'later', title: 'Reloj +20 min' },
      ],
    },
  },
  reading: {
    description: 'Cómo se lee la historia',
    toolbar: {
      icon: 'accessibility',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Lectura normal' },
        { value: 'text200', title: 'Texto al 200 %' },
        { value: 'longWords', title: 'Palabras largas' },
        { value: 'contrast', title: 'Más contraste' },
        { value: 'forced', title: 'Colores forzados (imitados)' },
      ],
    },
  },
  pace: {
    description: 'Lo deprisa que se dan los pasos',
    toolbar: {
      icon: 'fastforward',
      dynamicTitle: true,
      items: [
        { value: 'instant', title: 'Pasos seguidos' },
        { value: 'slow', title: 'Pasos despacio' },
      ],
    },
  },
};
