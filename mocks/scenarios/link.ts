import { bytesFromBase64Url, bytesToBase64Url } from '@mocks/host/base64url';
import { isSameScenario, scenarioSchema, type Scenario } from '@mocks/server/scenario';
import * as v from 'valibot';
import { isScenarioName, scenarioOf } from './presets/table';

/** Query parameter that names a scenario. */
export const SCENARIO_PARAM = 'escenario';

const ENCODED = '~';

/** The settings that differ from the scenario's preset; all settings if it has no preset. */
function changesOf(scenario: Scenario): Partial<Scenario> {
  const { name = '' } = scenario;
  if (!isScenarioName(name)) return scenario;
  const preset = scenarioOf(name);
  const same = (key: keyof Scenario) => JSON.stringify(scenario[key]) === JSON.stringify(preset[key]);
  const keys = (Object.keys(scenario) as (keyof Scenario)[]).filter((key) => key === 'name' || !same(key));
  return Object.fromEntries(keys.map((key) => [key, scenario[key]]));
}

/** A preset's name; for an edited scenario a tilde, then its changes. */
export function encodeScenario(scenario: Scenario): string {
  const { name = '' } = scenario;
  if (isScenarioName(name) && isSameScenario(scenarioOf(name), scenario)) return name;
  const text = JSON.stringify(changesOf(v.parse(scenarioSchema, scenario)));
  return `${ENCODED}${bytesToBase64Url(new TextEncoder().encode(text))}`;
}

/** Decodes a scenario. Throws the reason if the text is invalid. */
export function decodeScenario(text: string): Scenario {
  if (!text.startsWith(ENCODED)) return scenarioOf(text);
  const json: unknown = JSON.parse(new TextDecoder().decode(bytesFromBase64Url(text.slice(ENCODED.length))));
  const { name } = v.parse(v.looseObject({ name: v.exactOptional(v.string()) }), json);
  const preset = name !== undefined && isScenarioName(name) ? scenarioOf(name) : {};
  return v.parse(scenarioSchema, { ...preset, ...(json as object) });
}
