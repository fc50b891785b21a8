import type { EndpointName } from '@/api/endpoints';
import type { Deed } from '../page/hands';

/**
 * What happens to the next call of an endpoint. 'lost': only the answer. 'unreached': the call itself. 'broken': the
 * server fails.
 */
export const fates = ['answered', 'paused', 'lost', 'unreached', 'refused', 'broken'] as const;
/**
 * What happens to the next confirmation. 'blind': the answer is lost and the history cannot be read either. 'belated':
 * the connection breaks, but the server completes it 25 s later. 'slow': so does a server that needs 75 s, 'busy' and
 * 'limited': and a proxy answers 409 or 429 at once. 'mixed': the answer is another exchange.
 */
export const sendingFates = [...fates, 'blind', 'belated', 'slow', 'busy', 'limited', 'mixed'] as const;
export type Fate = (typeof sendingFates)[number];

/** How long the server works on a belated confirmation: longer than two looks at the history, within a call's limit. */
export const BELATED_MS = 25_000;
const SLOW_MS = 75_000;

/** The faults that cause it. */
export function faultsOf(call: EndpointName, fate: Fate): readonly Deed[] {
  const once = { call, times: 1 } as const;
  switch (fate) {
    case 'answered':
      return [];
    case 'paused':
      return [{ do: 'fault', fault: { ...once, kind: 'hold' } }];
    case 'lost':
      return [{ do: 'fault', fault: { ...once, kind: 'lost' } }];
    case 'blind':
      return [
        { do: 'fault', fault: { ...once, kind: 'lost' } },
        { do: 'fault', fault: { call: 'listExchanges', kind: 'network' } },
      ];
    case 'belated':
      return [{ do: 'belateNext', ms: BELATED_MS }];
    case 'slow':
      return [{ do: 'belateNext', ms: SLOW_MS }];
    case 'busy':
      return [{ do: 'belateNext', ms: SLOW_MS, status: 409 }];
    case 'limited':
      return [{ do: 'belateNext', ms: SLOW_MS, status: 429 }];
    case 'mixed':
      return [{ do: 'mixNext' }];
    case 'unreached':
      return [{ do: 'fault', fault: { ...once, kind: 'network' } }];
    case 'refused':
      return [{ do: 'fault', fault: { ...once, kind: 'status', status: 422, body: { message: 'Hoy no.' } } }];
    case 'broken':
      return [{ do: 'fault', fault: { ...once, kind: 'status', status: 503, body: {} } }];
  }
}
