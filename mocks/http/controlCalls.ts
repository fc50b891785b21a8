import type { EndpointName } from '@/api/endpoints';
import type { HeldCall } from '../control/held';
import type { LogEntry } from '../control/log';
import type { Beneficiary, Exchange, Message, User } from '../db/models';
import type { Fault, Scenario } from '../scenarios/scenario';

/** What a test or a person wants to know about the server at a glance. */
export interface SandboxSummary {
  readonly scenario: Scenario;
  /** The page on which the preset shows. */
  readonly path: string;
  /** Instant on the sandbox clock, ISO. */
  readonly now: string;
  readonly rate: number;
  readonly accounts: readonly {
    readonly login: string;
    readonly status: User['status'];
    readonly beneficiaries: number;
    readonly exchanges: number;
  }[];
}

interface Shape {
  readonly body?: unknown;
  readonly answer: unknown;
}
interface ControlCall<S extends Shape = Shape> {
  readonly method: 'GET' | 'POST';
  readonly path: `/sandbox/${string}`;
  readonly summary: string;
  readonly shape?: S;
}

const look =
  <A>() =>
  (path: ControlCall['path'], summary: string): ControlCall<{ readonly answer: A }> => ({
    method: 'GET',
    path,
    summary,
  });
/** Acts without a word of how. */
const act = (
  path: ControlCall['path'],
  summary: string,
): ControlCall<{ readonly answer: SandboxSummary }> => ({
  method: 'POST',
  path,
  summary,
});
const tell =
  <B, A = SandboxSummary>() =>
  (path: ControlCall['path'], summary: string): ControlCall<{ readonly body: B; readonly answer: A }> => ({
    method: 'POST',
    path,
    summary,
  });

/** The change of a row: any of its columns but the key. */
type Change<R> = Partial<Omit<R, 'id'>>;

/** The calls that control a sandbox over HTTP: its verbs, as a table. */
export const controlCalls = {
  state: look<SandboxSummary>()('/sandbox/state', 'The server at a glance'),
  scenarios: look<
    readonly {
      readonly name: string;
      readonly title: string;
      readonly description: string;
      readonly path: string;
    }[]
  >()('/sandbox/scenarios', 'Every preset'),
  inbox: look<readonly Message[]>()('/sandbox/inbox', 'The codes that were "sent", oldest first'),
  users: look<readonly User[]>()('/sandbox/users', 'Every account'),
  exchanges: look<Readonly<Record<string, readonly Exchange[]>>>()(
    '/sandbox/exchanges',
    'The exchanges by login, oldest first, with the status that they have now',
  ),
  beneficiaries: look<Readonly<Record<string, readonly Beneficiary[]>>>()(
    '/sandbox/beneficiaries',
    'The beneficiaries by login',
  ),
  log: look<readonly LogEntry[]>()('/sandbox/log', 'The calls so far, secrets masked'),
  held: look<readonly HeldCall[]>()('/sandbox/held', 'The calls that wait for their answers'),
  undoable: look<readonly string[]>()('/sandbox/undoable', 'What can be taken back, newest last'),
  export: look<Readonly<Record<string, unknown>>>()('/sandbox/export', 'The whole state, versioned'),
  scenario: tell<{ readonly scenario: string | Scenario }>()(
    '/sandbox/scenario',
    "Starts over with a preset or a whole scenario; sets the session's cookie",
  ),
  change: tell<Partial<Scenario>>()('/sandbox/change', 'Changes the scenario and leaves the data alone'),
  reset: act('/sandbox/reset', 'Starts over with the same scenario'),
  undo: act('/sandbox/undo', 'Takes the last change back'),
  fault: tell<Fault>()('/sandbox/fault', 'Lets a fault happen to a call from now on'),
  clearFaults: tell<{ readonly call?: EndpointName | '*' }>()(
    '/sandbox/clearFaults',
    'Ends the faults of a call; without one, of all',
  ),
  release: tell<{ readonly call?: EndpointName }>()(
    '/sandbox/release',
    'Lets held answers go: of a call; without one, all',
  ),
  clock: tell<{ readonly advanceMs?: number; readonly frozen?: boolean; readonly realTime?: true }>()(
    '/sandbox/clock',
    'Moves the sandbox clock',
  ),
  rate: tell<{ readonly rate: number }>()('/sandbox/rate', 'Fixes the rate, in bolivars for one euro'),
  exchange: tell<{ readonly login: string; readonly amountSend: number }, Exchange>()(
    '/sandbox/exchange',
    "Makes an exchange as if it had been sent, to the account's first beneficiary",
  ),
  updateExchange: tell<{ readonly id: number; readonly change: Change<Exchange> }>()(
    '/sandbox/updateExchange',
    'Changes columns of an exchange',
  ),
  removeExchange: tell<{ readonly id: number }>()('/sandbox/removeExchange', 'Deletes an exchange'),
  updateBeneficiary: tell<{ readonly id: number; readonly change: Change<Beneficiary> }>()(
    '/sandbox/updateBeneficiary',
    'Changes columns of a beneficiary',
  ),
  removeBeneficiary: tell<{ readonly id: number }>()('/sandbox/removeBeneficiary', 'Deletes a beneficiary'),
  updateUser: tell<{ readonly login: string; readonly change: Change<User> }>()(
    '/sandbox/updateUser',
    'Changes columns of an account',
  ),
  clearLog: act('/sandbox/clearLog', 'Empties the log'),
  import: tell<Readonly<Record<string, unknown>>>()('/sandbox/import', 'Takes over an exported state'),
} as const satisfies Readonly<Record<string, ControlCall>>;

/** The name of a control call. */
export type ControlName = keyof typeof controlCalls;

type ShapeOf<N extends ControlName> = NonNullable<(typeof controlCalls)[N]['shape']>;
export type ControlBody<N extends ControlName> =
  ShapeOf<N> extends { readonly body: infer B } ? B : undefined;
export type ControlAnswer<N extends ControlName> = ShapeOf<N>['answer'];
