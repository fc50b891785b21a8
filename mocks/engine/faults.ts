import type { Fault } from '@mocks/server/faultKinds';
import { drawOf } from '@mocks/server/rules/chance';
import { meets } from '@mocks/server/rules/condition';
import type { Scenario } from '@mocks/server/scenario';
import type { EndpointName } from '@/api/endpoints';

/** What decides whether a fault affects a call. */
export interface FaultedCall {
  readonly name: EndpointName;
  /** Its number among the calls of this name while the scenario draws, else 0. */
  readonly nth: number;
  /** The fields of its path, query and body. */
  readonly data: unknown;
}

/** The number from 0 to 1 that a fault's `chance` is compared with. */
export function drawFor(randomSeed: number, fault: Fault, { name, nth }: FaultedCall): number {
  return drawOf(`${randomSeed} ${fault.call} ${fault.kind} ${name} ${nth}`);
}

function affects(fault: Fault, { randomSeed }: Scenario, call: FaultedCall): boolean {
  const { call: whose, when, chance = 1 } = fault;
  return (
    (whose === call.name || whose === '*') &&
    (when === undefined || meets(when, call.data)) &&
    drawFor(randomSeed, fault, call) < chance
  );
}

/** Finds the fault for a call and returns it with the scenario after one use of it. */
export function takeFault(
  scenario: Scenario,
  call: FaultedCall,
): { fault: Fault | undefined; rest: Scenario } {
  const index = scenario.faults.findIndex((one) => affects(one, scenario, call));
  const fault = scenario.faults[index];
  if (!fault?.times) return { fault, rest: scenario };
  const used = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
  return { fault, rest: { ...scenario, faults: scenario.faults.toSpliced(index, 1, ...used) } };
}

/** Replaces the faults of a call with one fault. A fault for every call ('*') goes last. */
export function withFault(scenario: Scenario, fault: Fault): Scenario {
  const others = scenario.faults.filter(({ call }) => call !== fault.call);
  return { ...scenario, faults: fault.call === '*' ? [...others, fault] : [fault, ...others] };
}

/** Removes the faults of a call, or all faults if no call is given. */
export function withoutFault(scenario: Scenario, call?: Fault['call']): Scenario {
  const faults = call === undefined ? [] : scenario.faults.filter((fault) => fault.call !== call);
  return { ...scenario, faults };
}
