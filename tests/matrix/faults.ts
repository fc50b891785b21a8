import { errorBody, errorSpellings } from '@mocks/scenarios/errorBodies';
import type { Fault } from '@mocks/server/faultKinds';
import type { EndpointName } from '@/api/endpoints';
import { englishErrors } from '@/lib/errorLanguage';

/** One column of the matrix: a fault and its expected effect. */
export interface Trouble {
  readonly name: string;
  /** True for the subset that `npm test` runs. */
  readonly brief: boolean;
  /** The server's text that the user should read. */
  readonly text?: string;
  /** False if the app still gets a correct answer, only later. */
  readonly fails: boolean;
  /** False if the answer may count as a success: a readable 2xx. */
  readonly refuses: boolean;
  of(call: EndpointName): Fault;
}

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 503] as const;
const briefStatuses: readonly number[] = [401];

/** Refusals, each with its text in another place of product 8.1; the text names a person of the sandbox. */
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

/** One of the catalogue's English texts; the app has to mark it as English wherever it appears. */
const englishText = englishErrors.missingTokens;

const gatewayPage = '<!doctype html><html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';

const plain = (kind: 'network' | 'lost' | 'malformed' | 'empty' | 'mistyped', brief = true): Trouble => ({
  name: kind,
  brief,
  fails: true,
  refuses: kind !== 'empty' && kind !== 'mistyped',
  of: (call) => ({ call, kind }),
});

/** All faults of a call. */
export const troubles: readonly Trouble[] = [
  ...refusals,
  {
    name: '403 in English',
    brief: true,
    text: englishText,
    fails: true,
    refuses: true,
    of: (call) => ({ call, kind: 'status', status: 403, body: { error: englishText } }),
  },
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
