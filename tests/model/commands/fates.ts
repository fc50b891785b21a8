import type { EndpointName } from '@/api/endpoints';
import type { Deed } from '../page/hands';

/** What becomes of the next call of a kind; 'blind' is a lost answer after which the history cannot be read either. */
export const fates = ['answered', 'held', 'lost', 'blind', 'unreached', 'refused', 'broken'] as const;
export type Fate = (typeof fates)[number];

/** The faults that make it so. */
export function faultsOf(call: EndpointName, fate: Fate): readonly Deed[] {
  const once = { call, times: 1 } as const;
  switch (fate) {
    case 'answered':
      return [];
    case 'held':
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
