import type { Decision } from '@mocks/server/decision';
import { faultKinds } from '@mocks/server/faultKinds';
import type { Fault } from '@mocks/server/faultKinds';
import type { Outcome } from '@mocks/server/handlers/serve';
import type { Scenario } from '@mocks/server/scenario';
import { drawFor, type FaultedCall } from './faults';

/** How many other seeds are tried for one that lets the call pass. */
const SEEDS_TRIED = 50;

/** The nearest `randomSeed` with which the fault would not affect the call; undefined if none is near. */
function kinderSeed(fault: Fault, { randomSeed }: Scenario, call: FaultedCall): number | undefined {
  const { chance = 1 } = fault;
  return Array.from({ length: SEEDS_TRIED }, (_, n) => randomSeed + n + 1).find(
    (seed) => drawFor(seed, fault, call) >= chance,
  );
}

const twoDecimals = (value: number) => value.toFixed(2).replace('.', ',');

/** How the draw of a fault with a chance went, in Spanish. */
function drawText(fault: Fault, { randomSeed }: Scenario, call: FaultedCall): string {
  const draw = twoDecimals(drawFor(randomSeed, fault, call));
  const limit = twoDecimals(fault.chance ?? 1);
  return ` Salió ${draw}, menos de ${limit}, con la semilla ${randomSeed} y la llamada n.º ${call.nth}.`;
}

function faultDecision(fault: Fault, scenario: Scenario, faulted: FaultedCall | undefined): Decision {
  const line = `faults[${scenario.faults.indexOf(fault)}]`;
  const { call, when, chance } = fault;
  const whose = call === '*' ? 'todas las llamadas' : 'esta llamada';
  const drawn = chance !== undefined && faulted ? faulted : undefined;
  const seed = drawn && kinderSeed(fault, scenario, drawn);
  const ways = [
    `Sin ese fallo: sandbox.clearFaults('${call}'), o la pestaña Servidor.`,
    ...(when === undefined ? [] : [`O con datos que no cumplan «${when}».`]),
    ...(seed === undefined ? [] : [`O con la semilla ${seed}.`]),
  ];
  return {
    by: 'fault',
    name: `${line}: ${fault.kind}`,
    text:
      `Un fallo del escenario, para ${whose}: «${faultKinds[fault.kind].label}».` +
      (when === undefined ? '' : ` Se cumple «${when}».`) +
      (drawn ? drawText(fault, scenario, drawn) : ''),
    nearest: { text: ways.join(' ') },
  };
}

/** The decision about an answer that was changed while it was paused. */
export const EDITED: Decision = {
  by: 'edit',
  name: 'editPaused',
  text: 'La respuesta se cambió a mano mientras estaba retenida.',
};

/** What decided an answer. `scenario` is the one in force before the call. */
export function whyOf(
  { call, answer, fault, decision }: Outcome,
  scenario: Scenario,
  faulted?: FaultedCall,
): Decision {
  // A refusal happens before most faults: only 'status' and 'network' prevent it, and then there is none.
  if (decision && (answer?.status ?? 0) >= 400) return decision;
  if (fault) return faultDecision(fault, scenario, faulted);
  if (decision) return decision;
  if (scenario.answers === 'alternative') {
    const text = 'El escenario pide otros nombres de campo en todas las respuestas.';
    return { by: 'scenario', name: 'answers', text };
  }
  if (call === 'exchangeRate' && scenario.rate.kind !== 'daily') {
    return {
      by: 'scenario',
      name: `rate: ${scenario.rate.kind}`,
      text: 'La tasa está puesta en el escenario.',
    };
  }
  return { by: 'server', name: call ?? '', text: 'Nada la cambió: es la respuesta del servidor.' };
}
