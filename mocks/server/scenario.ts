import * as v from 'valibot';
import { faultSchema } from './faultKinds';
import { recordedAnswer } from './recording';
import { logins } from './seeds/accounts';
import { someOf } from './someOf';

/** The seeds that a scenario can start with. */
const seedNames = ['normal', 'rara', 'sospechosa', 'grande', 'dos-anos'] as const;
export type SeedName = (typeof seedNames)[number];

const duration = v.pipe(v.number(), v.minValue(0));
const positive = v.pipe(v.number(), v.gtValue(0));
const settings = {
  /** The name of its preset, if it has one. */
  name: v.exactOptional(v.string()),
  seed: v.picklist(seedNames),
  /** Login of the account whose session the browser has. */
  signedInAs: v.nullable(v.picklist(Object.values(logins))),
  /** 'ended' gives the browser a session that the server no longer accepts. */
  session: v.picklist(['open', 'ended']),
  /** The instant (ISO) at which the sandbox clock starts, and whether it is frozen. Without `at`, real time. */
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
    v.object({ kind: v.literal('sequence'), rates: v.pipe(v.array(positive), v.minLength(1), v.readonly()) }),
  ]),
  /** The first fault that matches a call applies. */
  faults: v.pipe(v.array(faultSchema), v.readonly()),
  /** Latency of every answer, in real milliseconds. */
  latencyMs: duration,
  /** Extra latency that each answer draws; null for none. */
  jitter: v.optional(
    v.nullable(
      v.variant('kind', [
        v.object({ kind: v.literal('uniform'), mostMs: duration }),
        v.object({ kind: v.literal('longTail'), medianMs: positive, p95Ms: positive }),
      ]),
    ),
    null,
  ),
  /** Decides every draw, so that the same scenario fails in the same way. */
  randomSeed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
  /** Sandbox milliseconds from complete personal data to approval; null for never. */
  approveAfterMs: v.nullable(duration),
  /** The minimum amount to send, in euros. */
  minimumSend: duration,
  /** 'alternative' sends other spellings that the app has to understand (product 7.5). */
  answers: v.picklist(['documented', 'alternative']),
  /** Answers recorded elsewhere, in order; calls without one get the server's own. */
  recording: v.optional(v.pipe(v.array(recordedAnswer), v.readonly()), []),
};

/** A sandbox's complete behaviour, as plain JSON. */
export type Scenario = Readonly<v.InferOutput<v.ObjectSchema<typeof settings, undefined>>>;

/** Checks a scenario from outside: a link, a control call, a stored snapshot. */
export const scenarioSchema: v.GenericSchema<unknown, Scenario> = v.object(settings);

/** Checks some settings of a scenario from outside. */
export const scenarioChanges: v.GenericSchema<unknown, Partial<Scenario>> = someOf<Scenario>(settings);

/** JSON with the keys in the schema's order, so that equal scenarios give equal texts. */
const canonical = (scenario: Scenario) => JSON.stringify(v.parse(scenarioSchema, scenario));

export const isSameScenario = (one: Scenario, other: Scenario) => canonical(one) === canonical(other);
