import * as v from 'valibot';
import { fromBase64Url, toBase64Url } from './packed';
import { isScenarioName, scenarioOf } from './presets';
import { scenarioSchema, type Scenario } from './scenario';

/** The query parameter that chooses a scenario. */
export const SCENARIO_PARAM = 'escenario';

const ENCODED = '~';

/** The scenario as JSON with its keys in the schema's order, so that equal scenarios are equal texts. */
const canonical = (scenario: Scenario) => JSON.stringify(v.parse(scenarioSchema, scenario));

/** What differs from the preset that the scenario is named after; all of it, where it is named after none. */
function changesOf(scenario: Scenario): Partial<Scenario> {
  const { name = '' } = scenario;
  if (!isScenarioName(name)) return scenario;
  const preset = scenarioOf(name);
  const same = (key: keyof Scenario) => JSON.stringify(scenario[key]) === JSON.stringify(preset[key]);
  const keys = (Object.keys(scenario) as (keyof Scenario)[]).filter((key) => key === 'name' || !same(key));
  return Object.fromEntries(keys.map((key) => [key, scenario[key]]));
}

/** The text for a link: a preset's name, or what an edited scenario changes in it, behind a tilde. */
export function encodeScenario(scenario: Scenario): string {
  const { name = '' } = scenario;
  if (isScenarioName(name) && canonical(scenarioOf(name)) === canonical(scenario)) return name;
  const text = JSON.stringify(changesOf(v.parse(scenarioSchema, scenario)));
  return `${ENCODED}${toBase64Url(new TextEncoder().encode(text))}`;
}

/** The scenario of a link. Throws, with the reason, for a text that is none. */
export function decodeScenario(text: string): Scenario {
  if (!text.startsWith(ENCODED)) return scenarioOf(text);
  const json: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(text.slice(ENCODED.length))));
  const { name } = v.parse(v.looseObject({ name: v.exactOptional(v.string()) }), json);
  const preset = name !== undefined && isScenarioName(name) ? scenarioOf(name) : {};
  return v.parse(scenarioSchema, { ...preset, ...(json as object) });
}
