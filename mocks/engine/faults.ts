import type { Fault, Scenario } from '@mocks/server/scenario';
import type { EndpointName } from '@/api/endpoints';

/** Finds the fault for a call and returns it with the scenario after one use of it. */
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
