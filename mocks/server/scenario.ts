import * as v from 'valibot';
import { faultSchema, type Fault } from './faultKinds';
import { recordedAnswer, type RecordedAnswer } from './recording';
import type { Jitter } from './rules/chance';
import type { RatePlan } from './rules/rate';
import { logins, type SeedLogin } from './seeds/accounts';
import { someOf } from './someOf';

/** The seeds that a scenario can start with. */
const seedNames = ['normal', 'rara', 'sospechosa', 'grande', 'dos-anos'] as const;
export type SeedName = (typeof seedNames)[number];

/** A sandbox's complete behaviour, as plain JSON. */
export interface Scenario {
  /** The name of its preset, if it has one. */
  readonly name?: string;
  readonly seed: SeedName;
  /** Login of the account whose session the browser has. */
  readonly signedInAs: SeedLogin | null;
  /** 'ended' gives the browser a session that the server no longer accepts. */
  readonly session: 'open' | 'ended';
  /** The instant (ISO) at which the sandbox clock starts, and whether it is frozen. Without `at`, real time. */
  readonly clock: { readonly at?: string; readonly frozen?: boolean };
  readonly rate: RatePlan;
  /** The first fault that matches a call applies. */
  readonly faults: readonly Fault[];
  /** Latency of every answer, in real milliseconds. */
  readonly latencyMs: number;
  /** Extra latency that each answer draws; null for none. */
  readonly jitter: Jitter | null;
  /** Decides every draw, so that the same scenario fails in the same way. */
  readonly randomSeed: number;
  /** Sandbox milliseconds from complete personal data to approval; null for never. */
  readonly approveAfterMs: number | null;
  /** The minimum amount to send, in euros. */
  readonly minimumSend: number;
  /** 'alternative' sends other spellings that the app has to understand (product 7.5). */
  readonly answers: 'documented' | 'alternative';
  /** Answers recorded elsewhere, in order; calls without one get the server's own. */
  readonly recording: readonly RecordedAnswer[];
}

const duration = v.pipe(v.number(), v.minValue(0));
const positive = v.pipe(v.number(), v.gtValue(0));
const settings = {
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
  jitter: v.optional(
    v.nullable(
      v.variant('kind', [
        v.object({ kind: v.literal('uniform'), mostMs: duration }),
        v.object({ kind: v.literal('longTail'), medianMs: positive, p95Ms: positive }),
      ]),
    ),
    null,
  ),
  randomSeed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
  approveAfterMs: v.nullable(duration),
  minimumSend: duration,
  answers: v.picklist(['documented', 'alternative']),
  recording: v.optional(v.array(recordedAnswer), []),
};

/** Checks a scenario from outside: a link, a control call, a stored snapshot. */
export const scenarioSchema: v.GenericSchema<unknown, Scenario> = v.object(settings);

/** Checks some settings of a scenario from outside. */
export const scenarioChanges: v.GenericSchema<unknown, Partial<Scenario>> = someOf<Scenario>(settings);

/** JSON with the keys in the schema's order, so that equal scenarios give equal texts. */
const canonical = (scenario: Scenario) => JSON.stringify(v.parse(scenarioSchema, scenario));

export const isSameScenario = (one: Scenario, other: Scenario) => canonical(one) === canonical(other);
