import type { EndpointName } from '@/api/endpoints';
import { errorBody, errorSpellings } from '@mocks/scenarios/errorBodies';
import type { Fault } from '@mocks/scenarios/scenario';

/** One column of the matrix: what goes wrong with a call. */
export interface Trouble {
  readonly name: string;
  /** Also in the short run of `npm test`. */
  readonly brief: boolean;
  /** The words of the server that the user should read. */
  readonly text?: string;
  /** False where the app still gets a right answer, only later. */
  readonly fails: boolean;
  /** False where it may still pass for a success: a 2xx that can be read. */
  readonly refuses: boolean;
  of(call: EndpointName): Fault;
}

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 503] as const;
const briefStatuses: readonly number[] = [401];

/** Each refusal in another of the spellings of spec §8, in words about somebody whom the sandbox knows. */
const refusals = statuses.map((status, index): Trouble => {
  const spelling = errorSpellings[index % errorSpellings.length] ?? 'error';
  const text = `El servidor dice ${status} a Rosa Elena Pérez, V4123456.`;
  return {
    name: `${status} ${spelling}`,
    brief: briefStatuses.includes(status),
    text,
    fails: true,
    refuses: true,
    of: (call) => ({ call, kind: 'status', status, body: errorBody(spelling, text) }),
  };
});

const gatewayPage = '<!doctype html><html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';

const plain = (kind: 'network' | 'lost' | 'malformed' | 'empty' | 'mistyped', brief = true): Trouble => ({
  name: kind,
  brief,
  fails: true,
  refuses: kind !== 'empty' && kind !== 'mistyped',
  of: (call) => ({ call, kind }),
});

/** All that can go wrong with a call. */
export const troubles: readonly Trouble[] = [
  ...refusals,
  {
    name: '502 HTML',
    brief: false,
    fails: true,
    refuses: true,
    of: (call) => ({ call, kind: 'status', status: 502, body: gatewayPage }),
  },
  {
    name: '500 {}',
    brief: false,
    fails: true,
    refuses: true,
    of: (call) => ({ call, kind: 'status', status: 500, body: {} }),
  },
  plain('network', false),
  plain('lost'),
  plain('malformed'),
  plain('empty', false),
  plain('mistyped', false),
  {
    name: 'slow',
    brief: false,
    fails: false,
    refuses: false,
    of: (call) => ({ call, kind: 'slow', delayMs: 60 }),
  },
  { name: 'hold', brief: false, fails: false, refuses: false, of: (call) => ({ call, kind: 'hold' }) },
];
