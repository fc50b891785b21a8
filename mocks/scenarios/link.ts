import * as v from 'valibot';
import { isScenarioName, scenarioOf } from './presets';
import { scenarioSchema, type Scenario } from './scenario';

/** The query parameter that chooses a scenario. */
export const SCENARIO_PARAM = 'escenario';

const ENCODED = '~';

/** The scenario as JSON with its keys in the schema's order, so that equal scenarios are equal texts. */
const canonical = (scenario: Scenario) => JSON.stringify(v.parse(scenarioSchema, scenario));

/** The text for a link: a preset's name, or the whole of an edited scenario behind a tilde. */
export function encodeScenario(scenario: Scenario): string {
  const { name = '' } = scenario;
  const text = canonical(scenario);
  if (isScenarioName(name) && canonical(scenarioOf(name)) === text) return name;
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  return `${ENCODED}${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The scenario of a link. Throws, with the reason, for a text that is none. */
export function decodeScenario(text: string): Scenario {
  if (!text.startsWith(ENCODED)) return scenarioOf(text);
  const base64 = text.slice(ENCODED.length).replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return v.parse(scenarioSchema, JSON.parse(new TextDecoder().decode(bytes)) as unknown);
}
