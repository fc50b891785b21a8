import type { Fault } from '@mocks/server/faultKinds';
import { endpointNames } from '@/api/endpoints';
import { paths } from '@/lib/paths';
import { group, signedIn } from './preset';

const sessionCalls: ReadonlySet<string> = new Set(['csrf', 'refreshSession', 'logout']);
const unavailable: readonly Fault[] = endpointNames
  .filter((call) => !sessionCalls.has(call))
  .map((call) => ({
    call,
    kind: 'status',
    status: 503,
    body: { error: 'El servicio no está disponible en este momento.' },
  }));

export const networkPresets = group('Servidor y red', {
  'historial-falla': {
    title: 'El historial no carga',
    description: 'La lista de envíos responde con un error del servidor.',
    path: paths.history,
    scenario: { ...signedIn, faults: [{ call: 'listExchanges', kind: 'status', status: 500, body: {} }] },
  },
  'servidor-caido': {
    title: 'Servidor caído',
    description: 'Todo responde 503; la sesión se conserva.',
    path: paths.history,
    scenario: { ...signedIn, faults: unavailable },
  },
  'pasarela-html': {
    title: 'Error de la pasarela',
    description: 'En lugar de datos llega una página HTML de error, que no debe mostrarse tal cual.',
    path: paths.history,
    scenario: {
      ...signedIn,
      faults: [
        {
          call: 'listExchanges',
          kind: 'status',
          status: 502,
          body: '<!doctype html><title>502</title><h1>Bad Gateway</h1>',
        },
      ],
    },
  },
  'red-lenta': {
    title: 'Red lenta',
    description: 'Cada respuesta tarda tres segundos.',
    path: paths.history,
    scenario: { ...signedIn, latencyMs: 3000 },
  },
  'red-inestable': {
    title: 'Red inestable',
    description:
      'Cuatro de cada diez llamadas fallan y las demás tardan, siempre las mismas: las decide una semilla.',
    path: paths.history,
    scenario: {
      ...signedIn,
      faults: [
        {
          call: '*',
          kind: 'status',
          status: 503,
          body: { error: 'El servicio no está disponible en este momento.' },
          chance: 0.4,
        },
      ],
      jitter: { kind: 'longTail', medianMs: 300, p95Ms: 2000 },
      // The history fails twice, and the app's third try succeeds.
      randomSeed: 154,
    },
  },
  cargando: {
    title: 'Cargando sin fin',
    description: 'La lista de envíos no llega hasta que se suelta en la pestaña Servidor.',
    path: paths.history,
    scenario: { ...signedIn, faults: [{ call: 'listExchanges', kind: 'hold' }] },
  },
  'sin-conexion': {
    title: 'Sin conexión',
    description: 'Ninguna llamada llega al servidor.',
    path: paths.history,
    scenario: { ...signedIn, faults: [{ call: '*', kind: 'network' }] },
  },
  'respuestas-raras': {
    title: 'Respuestas raras',
    description: 'El servidor escribe sus respuestas con otros nombres; la pantalla no debe notarlo.',
    path: paths.history,
    scenario: { ...signedIn, seed: 'rara', answers: 'alternative' },
  },
  'respuesta-ilegible': {
    title: 'Respuesta ilegible',
    description: 'La lista de envíos llega cortada por la mitad.',
    path: paths.history,
    scenario: { ...signedIn, faults: [{ call: 'listExchanges', kind: 'malformed' }] },
  },
  'tipos-equivocados': {
    title: 'Tipos equivocados',
    description: 'La lista de envíos trae textos donde van números, y números donde van textos.',
    path: paths.history,
    scenario: { ...signedIn, faults: [{ call: 'listExchanges', kind: 'mistyped' }] },
  },
  'datos-grandes': {
    title: 'Datos grandes',
    description: '10 000 envíos y 500 beneficiarios.',
    path: paths.history,
    scenario: { ...signedIn, seed: 'grande' },
  },
});
