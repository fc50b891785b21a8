import { presets, scenarioNames, type ScenarioName } from '@mocks/scenarios/presets/table';
import { contract } from '@/api/contract';
import { endpointNames, endpoints } from '@/api/endpoints';
import { searchFor, searchText } from '@/lib/textSearch';
import type { TabName } from './openTab';

/** One hit: a scenario that starts, or a place in the panel. */
export type Found =
  | {
      readonly kind: 'scenario';
      readonly name: ScenarioName;
      readonly title: string;
      readonly detail: string;
    }
  | { readonly kind: 'place'; readonly tab: TabName; readonly title: string; readonly detail: string };

interface Searched {
  readonly found: Found;
  /** Folded text that the words are searched in. */
  readonly text: string;
}

/** Settings by the label that they have in the panel, with words that people use for them. */
const settings: readonly (readonly [tab: TabName, title: string, words: string])[] = [
  ['servidor', 'Latencia de todas las llamadas', 'lento retraso espera red'],
  ['servidor', 'Latencia variable', 'azar lento'],
  ['servidor', 'Semilla del azar', 'probabilidad'],
  ['servidor', 'Responder con otros nombres de campo', 'variante alternativa'],
  ['servidor', 'Todas las llamadas', 'fallo error caída'],
  ['datos', 'Adelantar', 'reloj hora tiempo minutos caducar'],
  ['datos', 'Ir a un instante', 'reloj fecha calendario día'],
  ['datos', 'Parar', 'reloj congelar hora'],
  ['datos', 'Bolívares por euro', 'tasa cambio'],
  ['datos', 'Mínimo de envío', 'monto'],
  ['datos', 'Situación', 'cuenta usuario aprobada revisión'],
  ['datos', 'Datos personales', 'cuenta usuario perfil nombre país'],
  ['datos', 'Envíos', 'estado crear monto'],
  ['datos', 'Beneficiarios', 'alias cuenta'],
  ['datos', 'Exportar e importar', 'json guardar estado'],
  ['registro', 'Códigos enviados', 'sms correo verificación'],
  ['registro', 'Llamadas', 'repetir por qué cabeceras'],
  ['registro', 'Archivo HAR', 'grabación'],
  ['mas', 'Esta pantalla', 'enlace copiar compartir'],
  ['mas', 'Solo el escenario', 'enlace corto compartir'],
  ['mas', 'Informe de error', 'bug markdown'],
  ['guion', 'Revisadas', 'guion especificación bien mal notas'],
];

const all: readonly Searched[] = [
  ...scenarioNames.map((name): Searched => {
    const { title, description, path } = presets[name];
    return {
      found: { kind: 'scenario', name, title, detail: description },
      text: searchText(`${title} ${description} ${path} ${name}`),
    };
  }),
  ...endpointNames.map((call): Searched => {
    const detail = `${endpoints[call].method} ${endpoints[call].path}`;
    const title = contract[call].label;
    return {
      found: { kind: 'place', tab: 'servidor', title, detail },
      text: searchText(`${title} ${detail} ${call}`),
    };
  }),
  ...settings.map(([tab, title, words]): Searched => ({
    found: { kind: 'place', tab, title, detail: '' },
    text: searchText(`${title} ${words}`),
  })),
];

/** Lower for a title that starts with the words, higher for one without them. */
function rankOf({ title }: Found, words: string): number {
  const folded = searchText(title);
  if (folded.startsWith(searchText(words))) return 0;
  return searchFor(words)(folded) ? 1 : 2;
}

/** Scenarios, calls and settings whose text contains all words; the best titles come first. */
export function search(words: string): readonly Found[] {
  const matches = searchFor(words);
  const found = all.filter(({ text }) => matches(text)).map((one) => one.found);
  return found.toSorted((one, other) => rankOf(one, words) - rankOf(other, words));
}
