import { commandNames } from '@mocks/engine/commands/table';
import { decodeScenario } from '@mocks/scenarios/link';
import { pack, unpack } from '@mocks/scenarios/packed';
import * as v from 'valibot';

/** An element of the page, as `getByRole`, `getByLabel` or `getByText` finds it. */
const targetSchema = v.object({
  by: v.picklist(['role', 'label', 'text']),
  /** Empty unless `by` is 'role'. */
  role: v.string(),
  name: v.string(),
  /** Its place among the elements with this description, from 0. */
  nth: v.number(),
});
export type Target = v.InferOutput<typeof targetSchema>;

/**
 * A secret that was typed. A film contains no password and no code.
 * - `password`: the password of the sandbox's accounts.
 * - `otherPassword`: another valid password; the same number stands for the same text.
 * - `code`: the code with this number in the inbox, from 1.
 * - `wrongCode`: as many nines as digits were typed.
 */
const secretSchema = v.variant('secret', [
  v.object({ secret: v.literal('password') }),
  v.object({ secret: v.picklist(['otherPassword', 'code']), number: v.number() }),
  v.object({ secret: v.literal('wrongCode'), digits: v.number() }),
]);
export type Typed = string | v.InferOutput<typeof secretSchema>;

const stepSchema = v.variant('do', [
  v.object({ do: v.literal('press'), on: targetSchema }),
  v.object({ do: v.literal('type'), on: targetSchema, text: v.union([v.string(), secretSchema]) }),
  v.object({ do: v.literal('choose'), on: targetSchema, option: v.string() }),
  v.object({ do: v.literal('key'), on: v.nullable(targetSchema), key: v.string() }),
  /** Back (-1) and forward (1) in the history, from this path. */
  v.object({ do: v.literal('go'), by: v.number(), from: v.string() }),
  v.object({ do: v.literal('reload'), from: v.string() }),
  /** Another page load that the user caused. */
  v.object({ do: v.literal('open'), path: v.string() }),
  v.object({
    do: v.literal('command'),
    name: v.picklist(commandNames),
    inputs: v.record(v.string(), v.unknown()),
  }),
  /** The user returns to the tab, or the panel makes the page read again. */
  v.object({ do: v.literal('refresh') }),
  v.object({ do: v.literal('wait'), seconds: v.number() }),
]);
export type Step = v.InferOutput<typeof stepSchema>;

/** Where a film ends. */
const endingSchema = v.object({
  /** Path and query within the app. */
  address: v.string(),
  heading: v.string(),
  /** Login, status, beneficiaries and exchanges of each account. */
  accounts: v.array(v.string()),
  /** A hash of the sandbox's state, without secrets and random keys. */
  state: v.string(),
});
export type Ending = v.InferOutput<typeof endingSchema>;

/** Checks a film from outside. */
export const filmSchema = v.object({
  version: v.literal(1),
  /** The scenario as encoded in a link, with the instant at which its clock stands. */
  scenario: v.pipe(
    v.string(),
    v.check((text) => {
      try {
        return decodeScenario(text).clock.frozen === true;
      } catch {
        return false;
      }
    }, 'not a scenario with a frozen clock'),
  ),
  /** Path and query at the start, within the app. */
  path: v.pipe(v.string(), v.startsWith('/')),
  steps: v.array(stepSchema),
  /** Missing while the film is recorded. */
  end: v.exactOptional(endingSchema),
});

/** What was done in the app since a known state: presses, texts, navigation, commands and seconds of the clock. */
export type Film = v.InferOutput<typeof filmSchema>;

/** Encodes a film for an address. */
export const encodeFilm = (film: Film): Promise<string> => pack(film);

/** Decodes such a film. Throws the reason if the text is invalid. */
export const decodeFilm = async (text: string): Promise<Film> => v.parse(filmSchema, await unpack(text));

const isSame = (one: Target, other: Target) => JSON.stringify(one) === JSON.stringify(other);

/** Adds a step. A field's next text replaces its last one, and seconds without a step between them add up. */
export function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1);
  const before = steps.slice(0, -1);
  if (step.do === 'wait' && last?.do === 'wait') {
    return [...before, { do: 'wait', seconds: last.seconds + step.seconds }];
  }
  if (step.do === 'type' && last?.do === 'type' && isSame(step.on, last.on)) return [...before, step];
  return [...steps, step];
}
