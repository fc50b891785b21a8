import * as v from 'valibot';
import type { EndpointName } from '@/api/endpoints';
import type { CookieJar } from '../control/cookies';
import { withFault, withoutFault } from '../control/faults';
import type { HeldCall, HeldCalls } from '../control/held';
import type { SandboxState } from '../control/state';
import { decodeScenario, encodeScenario } from '../scenarios/link';
import type { ScenarioName } from '../scenarios/presets';
import { faultSchema, type Fault, type Scenario } from '../scenarios/scenario';
import type { VerbMaker } from './verb';

/** A preset by its name, or a scenario of one's own. */
export type ScenarioChoice = ScenarioName | Scenario;

/** How the server behaves. */
export interface ServerVerbs {
  scenario(): Scenario;
  /** What the state came from: a preset's name or an encoded scenario. */
  source(): string;
  /** Starts over with another scenario. */
  apply(choice: ScenarioChoice, jar?: CookieJar): void;
  /** Starts over with the same scenario. */
  reset(jar?: CookieJar): void;
  /** Changes the scenario and leaves the data alone: faults, latency, minimum and the like. */
  change(changes: Partial<Scenario>): void;
  /** Lets a fault happen to a call from now on, in place of the one it had. Throws for one that makes no sense. */
  fault(fault: Fault): void;
  /** Ends the faults of a call, and lets its held answers go; without a call, of all. */
  clearFaults(call?: Fault['call']): void;
  /** The calls of this page that wait for their answers, oldest first. */
  held(): readonly HeldCall[];
  /** Lets the held answers of a call go; without a call, all of them. */
  release(call?: EndpointName): void;
}

/** The scenario behind a choice, or behind a link's text. An unknown name throws and lists the known ones. */
export function scenarioOfChoice(choice: ScenarioChoice): Scenario {
  return typeof choice === 'string' ? decodeScenario(choice) : choice;
}

/** The text that a choice travels as. */
export const sourceOf = (choice: ScenarioChoice) => encodeScenario(scenarioOfChoice(choice));

/** The verbs about the server; a new start lets go what waited. */
export function serverVerbs(
  { changing, editing, starting }: VerbMaker,
  state: SandboxState,
  held: HeldCalls,
): ServerVerbs {
  const scenario = () => state.world().scenario;
  return {
    scenario,
    source: state.source,
    apply: starting('apply', (choice, jar) => {
      state.apply(scenarioOfChoice(choice), jar);
      held.release();
    }),
    reset: starting('reset', (jar) => {
      state.reset(jar);
      held.release();
    }),
    change: editing('change', state.change),
    fault: editing('fault', (fault) => state.change(withFault(scenario(), v.parse(faultSchema, fault)))),
    clearFaults: editing('clearFaults', (call) => {
      state.change(withoutFault(scenario(), call));
      held.release(call === '*' ? undefined : call);
    }),
    held: held.all,
    release: changing(held.release),
  };
}
