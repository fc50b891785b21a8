import * as v from 'valibot';
import { endpointNames, type EndpointName } from '@/api/endpoints';
import type { RatePlan } from '../rules/rate';
import { logins, type SeedLogin } from '../seeds/accounts';
import { unknownVariant, variantNames } from '../variants/table';

/** The kinds of fault that need no more said about them. */
const plainKinds = ['network', 'lost', 'malformed', 'empty', 'mistyped', 'hold', 'slow'] as const;

/** The data that a scenario starts from. */
const seedNames = ['normal', 'rara', 'grande'] as const;
export type SeedName = (typeof seedNames)[number];

/** Which calls a fault is for, and how often and how slowly it happens. */
interface FaultScope {
  readonly call: EndpointName | '*';
  /** How many calls it is good for; without it, every one. */
  readonly times?: number;
  /** Waits so much longer than the scenario's latency, in real milliseconds. */
  readonly delayMs?: number;
}

/**
 * Something that goes wrong with a call.
 * - `status`: answers that status and does nothing. A text as `body` is sent as HTML, as a gateway would.
 * - `network`: the call never arrives.
 * - `lost`: the server does its work, and the client sees a network failure.
 * - `malformed`: the server does its work, and the answer is cut in the middle.
 * - `empty`: the server does its work, and answers its status without a body.
 * - `mistyped`: the server does its work, and every value of the answer is of another type.
 * - `hold`: the server does its work, and answers when the sandbox is told to `release` the call.
 * - `answer`: the server does its work, and answers `body` in place of what it should.
 * - `variant`: nothing but another spelling of the answer, which the app has to understand (`variants/`).
 * - `slow`: nothing but the delay.
 */
export type Fault = FaultScope &
  (
    | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
    | { readonly kind: 'answer'; readonly body: unknown }
    | { readonly kind: 'variant'; readonly variant: string }
    | { readonly kind: (typeof plainKinds)[number] }
  );

/** Everything there is to say about how the sandbox behaves; plain JSON. */
export interface Scenario {
  /** The preset that it came from, if it did. */
  readonly name?: string;
  readonly seed: SeedName;
  /** Login of the account whose session the browser holds. */
  readonly signedInAs: SeedLogin | null;
  /** 'ended' leaves the browser with a session that the server no longer knows. */
  readonly session: 'open' | 'ended';
  /** The instant (ISO) at which the sandbox clock starts, and whether it stands still; without it, real time. */
  readonly clock: { readonly at?: string; readonly frozen?: boolean };
  readonly rate: RatePlan;
  /** In the order in which they are tried: the first that fits a call happens. */
  readonly faults: readonly Fault[];
  /** Real milliseconds that every answer takes. */
  readonly latencyMs: number;
  /** Sandbox milliseconds from complete personal data to approval; null for never. */
  readonly approveAfterMs: number | null;
  /** The least that may be sent, in euros. */
  readonly minimumSend: number;
  /** 'alternative' answers in the other spellings that the app has to understand (spec §7). */
  readonly answers: 'documented' | 'alternative';
}

const duration = v.pipe(v.number(), v.minValue(0));
const positive = v.pipe(v.number(), v.gtValue(0));
const scope = {
  call: v.picklist(['*', ...endpointNames]),
  times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delayMs: v.exactOptional(duration),
};

const isVariant = ({ call, variant }: { readonly call: Fault['call']; readonly variant: string }) =>
  call !== '*' && variantNames(call).includes(variant);

/** Checks a fault that comes from outside. */
export const faultSchema: v.GenericSchema<unknown, Fault> = v.pipe(
  v.variant('kind', [
    v.object({
      ...scope,
      kind: v.literal('status'),
      status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
      body: v.exactOptional(v.unknown()),
    }),
    v.object({ ...scope, kind: v.literal('answer'), body: v.unknown() }),
    v.object({ ...scope, kind: v.literal('variant'), variant: v.string() }),
    v.object({ ...scope, kind: v.picklist(plainKinds) }),
  ]),
  v.check(
    (fault) => fault.kind !== 'variant' || isVariant(fault),
    ({ input }) => ('variant' in input ? unknownVariant(input.call, input.variant) : ''),
  ),
);

/** Checks a scenario that comes from outside: a link, a control call, a stored snapshot. */
export const scenarioSchema: v.GenericSchema<unknown, Scenario> = v.object({
  name: v.exactOptional(v.string()),
  seed: v.picklist(seedNames),
  signedInAs: v.nullable(v.picklist(Object.values(logins))),
  session: v.picklist(['open', 'ended']),
  clock: v.object({
    at: v.exactOptional(
      v.pipe(
        v.string(),
        v.check((text) => !Number.isNaN(Date.parse(text)), 'not an instant'),
      ),
    ),
    frozen: v.exactOptional(v.boolean()),
  }),
  rate: v.variant('kind', [
    v.object({ kind: v.literal('daily') }),
    v.object({ kind: v.literal('fixed'), rate: positive }),
    v.object({ kind: v.literal('sequence'), rates: v.pipe(v.array(positive), v.minLength(1)) }),
  ]),
  faults: v.array(faultSchema),
  latencyMs: duration,
  approveAfterMs: v.nullable(duration),
  minimumSend: duration,
  answers: v.picklist(['documented', 'alternative']),
});
