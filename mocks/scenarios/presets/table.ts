import { scenarioSchema, type Scenario } from '@mocks/server/scenario';
import * as v from 'valibot';
import { accountsPresets } from './accounts';
import { networkPresets } from './network';
import { peoplePresets } from './people';
import { sendingPresets } from './sending';

/** The presets by topic, as the panel shows them. */
export const presetGroups = [peoplePresets, sendingPresets, accountsPresets, networkPresets];

/** All presets, in the panel's order. */
export const presets = {
  ...peoplePresets.presets,
  ...sendingPresets.presets,
  ...accountsPresets.presets,
  ...networkPresets.presets,
};

export type ScenarioName = keyof typeof presets;

/** All preset names, in the panel's order. */
export const scenarioNames = Object.keys(presets) as readonly ScenarioName[];

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(presets, name);
}

const unknownScenario = (name: string) => `Unknown scenario '${name}'. Known: ${scenarioNames.join(', ')}`;

/** A preset's scenario with changes. Throws for an unknown name and lists the known ones. */
export function scenarioOf(name: string, changes: Partial<Scenario> = {}): Scenario {
  if (!isScenarioName(name)) throw new Error(unknownScenario(name));
  return { ...presets[name].scenario, name, ...changes };
}

/** A preset's name or a complete scenario. */
export type ScenarioChoice = ScenarioName | Scenario;

const nameSchema = v.pipe(
  v.string(),
  v.check(isScenarioName, ({ input }) => unknownScenario(input)),
);

/**
 * Checks a choice from outside. A text that passes is a preset's name; the cast says so, because `v.guard` would lose
 * the reason.
 */
export const choiceSchema = v.union([nameSchema, scenarioSchema]) as v.GenericSchema<unknown, ScenarioChoice>;

export function scenarioOfChoice(choice: ScenarioChoice): Scenario {
  return typeof choice === 'string' ? scenarioOf(choice) : choice;
}
