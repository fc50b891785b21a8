import type { EndpointName } from '@/api/endpoints';
import type { Deed } from '../page/hands';

/** What happens to the next call of an endpoint. 'blind': the answer is lost and the history cannot be read either. */
export const fates = ['answered', 'paused', 'lost', 'blind', 'unreached', 'refused', 'broken'] as const;
export type Fate = (typeof fates)[number];

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
    case 'unreached':
      return [{ do: 'fault', fault: { ...once, kind: 'network' } }];
    case 'refused':
      return [{ do: 'fault', fault: { ...once, kind: 'status', status: 422, body: { message: 'Hoy no.' } } }];
    case 'broken':
      return [{ do: 'fault', fault: { ...once, kind: 'status', status: 503, body: {} } }];
  }
}
