import type { EndpointName } from '@/api/endpoints';
import type { Fault, Scenario } from '../scenarios/scenario';

/** The fault that happens to a call, and the scenario that is left when it has been used up. */
export function takeFault(
  scenario: Scenario,
  call: EndpointName,
): { fault: Fault | undefined; rest: Scenario } {
  const index = scenario.faults.findIndex((one) => one.call === call || one.call === '*');
  const fault = scenario.faults[index];
  if (!fault?.times) return { fault, rest: scenario };
  const used = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
  return { fault, rest: { ...scenario, faults: scenario.faults.toSpliced(index, 1, ...used) } };
}

/** The scenario with a fault in place of those that its call had. One for every call is tried last. */
export function withFault(scenario: Scenario, fault: Fault): Scenario {
  const others = scenario.faults.filter(({ call }) => call !== fault.call);
  return { ...scenario, faults: fault.call === '*' ? [...others, fault] : [fault, ...others] };
}

/** The scenario without the faults of a call; without a call, with none at all. */
export function withoutFault(scenario: Scenario, call?: Fault['call']): Scenario {
  const faults = call === undefined ? [] : scenario.faults.filter((fault) => fault.call !== call);
  return { ...scenario, faults };
}
