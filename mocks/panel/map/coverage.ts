import { scenarioOfStatement } from '@mocks/acceptance/statement';
import { statements } from '@mocks/acceptance/table';
import { kindLabels } from '@mocks/scenarios/kindLabels';
import { presets, scenarioNames, type ScenarioName } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/scenario';
import { endpointNames } from '@/api/endpoints';
import { paths } from '@/lib/paths';

/** A story of the catalogue, as far as the map needs it. */
export interface StoryUse {
  readonly title: string;
  readonly scenario: string;
}

interface RouteRow {
  readonly path: string;
  readonly presets: readonly ScenarioName[];
  /** Sections of docs/product.md whose statement opens the route. */
  readonly sections: readonly string[];
}

const pathOf = (address: string) => new URL(address, 'https://demo.example').pathname;

/** For each route, the presets and statements that open it. */
export const routeRows = (): readonly RouteRow[] =>
  Object.values(paths).map((path) => ({
    path,
    presets: scenarioNames.filter((name) => presets[name].path === path),
    sections: statements.filter((one) => pathOf(one.path) === path).map(({ section }) => section),
  }));

export const faultKinds = Object.keys(kindLabels) as readonly Fault['kind'][];

interface CallRow {
  readonly call: Fault['call'];
  /** Presets, and sections of statements, that break the call in this way. */
  readonly shownBy: ReadonlyMap<Fault['kind'], readonly string[]>;
}

/** Everything that has a scenario, by its name. */
const scenarios = () => [
  ...scenarioNames.map((name) => [name as string, presets[name].scenario.faults] as const),
  ...statements.flatMap((one) =>
    one.changes?.faults ? [[one.section, scenarioOfStatement(one).faults] as const] : [],
  ),
];

/** For each call, what shows each kind of fault. A fault of every call is a row of its own. */
export function callRows(): readonly CallRow[] {
  const all = scenarios();
  return (['*', ...endpointNames] as const).map((call) => ({
    call,
    shownBy: new Map(
      faultKinds.map((kind) => [
        kind,
        all.flatMap(([name, faults]) =>
          faults.some((fault) => fault.call === call && fault.kind === kind) ? [name] : [],
        ),
      ]),
    ),
  }));
}

interface PresetRow {
  readonly preset: ScenarioName;
  readonly sections: readonly string[];
  readonly stories: readonly string[];
}

/** For each preset, the statements and stories that use it. */
export const presetRows = (stories: readonly StoryUse[]): readonly PresetRow[] =>
  scenarioNames.map((name) => ({
    preset: name,
    sections: statements.filter(({ preset }) => preset === name).map(({ section }) => section),
    stories: [...new Set(stories.filter(({ scenario }) => scenario === name).map(({ title }) => title))],
  }));
