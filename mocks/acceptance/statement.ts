import { encodeScenario, SCENARIO_PARAM } from '@mocks/scenarios/link';
import { scenarioOf, type ScenarioName } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';

/** What a person does after opening a link: the labels are those of the screen. */
export type Step =
  | { readonly kind: 'type'; readonly label: string; readonly text: string }
  /** A button, link, tab, radio or entry of a menu. */
  | { readonly kind: 'press'; readonly name: string }
  /** A call in the log of the panel, by the start of its line. */
  | { readonly kind: 'unfold'; readonly call: string };

export const type = (label: string, text: string): Step => ({ kind: 'type', label, text });
export const press = (name: string): Step => ({ kind: 'press', name });
export const unfold = (call: string): Step => ({ kind: 'unfold', call });

/** A section of docs/product.md, a link that shows it, and the test that holds it. */
export interface Statement {
  /** Number of the section. */
  readonly section: string;
  /** Spanish. */
  readonly title: string;
  /** What the section promises, in one Spanish sentence that a person can judge on the screen. */
  readonly claim: string;
  /** A sentence or a text of the section, word for word. */
  readonly sentence: string;
  /** What the screen shows of it; without it, the sentence itself. A `{name}` stands for any text. */
  readonly shows?: string;
  readonly preset: ScenarioName;
  /** Settings that differ from the preset. */
  readonly changes?: Partial<Scenario>;
  /** Path and query of the page. */
  readonly path: string;
  /** Where the text is, unless the page shows it: in the title of the tab, or in a name that a screen reader says. */
  readonly where?: 'title' | 'name';
  /** Opens the log of the panel, for what no page shows. */
  readonly log?: true;
  readonly steps?: readonly Step[];
  /** The file below tests/ that holds it. */
  readonly test: string;
}

/** The text that the screen shows. */
export const evidenceOf = ({ shows, sentence }: Statement): string => shows ?? sentence;

/** Where a person looks for the text, in Spanish. */
export function lookAt({ log, where }: Statement): string {
  if (log) return 'Busca en Registro';
  if (where === 'title') return 'Busca en el título de la pestaña del navegador';
  return where === 'name' ? 'No se ve: lo dice un lector de pantalla' : 'Busca en la pantalla';
}

export const scenarioOfStatement = ({ preset, changes }: Statement): Scenario => scenarioOf(preset, changes);

/** The link that shows a statement, below the address of the demo. */
export function linkOf(statement: Statement, demo: string): string {
  const url = new URL(demo.replace(/\/$/, '') + statement.path);
  url.searchParams.set(SCENARIO_PARAM, encodeScenario(scenarioOfStatement(statement)));
  if (statement.log) url.searchParams.set('panel', 'registro');
  return url.href;
}

/** A step as an instruction in Spanish. */
export function instructionOf(step: Step): string {
  switch (step.kind) {
    case 'type':
      return `Escribe «${step.text}» en «${step.label}».`;
    case 'press':
      return `Pulsa «${step.name}».`;
    case 'unfold':
      return `En Registro, abre «${step.call}».`;
  }
}
