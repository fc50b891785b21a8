import { accountsPresets } from './presets/accounts';
import { networkPresets } from './presets/network';
import { peoplePresets } from './presets/people';
import { sendingPresets } from './presets/sending';
import type { Scenario } from './scenario';

/** The presets by what they are about, as the panel shows them. */
export const presetGroups = [peoplePresets, sendingPresets, accountsPresets, networkPresets];

/** Every preset, in the order in which the panel lists them. */
export const presets = {
  ...peoplePresets.presets,
  ...sendingPresets.presets,
  ...accountsPresets.presets,
  ...networkPresets.presets,
};

/** The name of a preset. */
export type ScenarioName = keyof typeof presets;

/** Every preset name, in the panel's order. */
export const scenarioNames = Object.keys(presets) as readonly ScenarioName[];

/** True for the name of a preset. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(presets, name);
}

/** The scenario of a preset with some things changed. An unknown name throws and lists the known ones. */
export function scenarioOf(name: string, changes: Partial<Scenario> = {}): Scenario {
  if (!isScenarioName(name)) {
    throw new Error(`Unknown scenario '${name}'. Known: ${scenarioNames.join(', ')}`);
  }
  return { ...presets[name].scenario, name, ...changes };
}
