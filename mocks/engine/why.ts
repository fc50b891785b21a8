import { kindLabels } from '@mocks/scenarios/kindLabels';
import type { Decision } from '@mocks/server/decision';
import type { Outcome } from '@mocks/server/handlers/serve';
import type { Fault, Scenario } from '@mocks/server/scenario';

function faultDecision(fault: Fault, { faults }: Scenario): Decision {
  const line = `faults[${faults.indexOf(fault)}]`;
  const { call } = fault;
  const whose = call === '*' ? 'todas las llamadas' : 'esta llamada';
  return {
    by: 'fault',
    name: `${line}: ${fault.kind}`,
    text: `Un fallo del escenario, para ${whose}: «${kindLabels[fault.kind]}».`,
    nearest: { text: `Sin ese fallo: sandbox.clearFaults('${call}'), o la pestaña Servidor.` },
  };
}

/** What decided an answer. `scenario` is the one in force before the call. */
export function whyOf({ call, answer, fault, decision }: Outcome, scenario: Scenario): Decision {
  // A refusal happens before most faults: only 'status' and 'network' prevent it, and then there is none.
  if (decision && (answer?.status ?? 0) >= 400) return decision;
  if (fault) return faultDecision(fault, scenario);
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
