import type { VirtualClock } from '@mocks/host/clock';
import type { CookieJar } from '@mocks/host/cookies';
import * as v from 'valibot';
import type { CallLog } from '../log';
import type { PausedCalls } from '../pausedCalls';
import type { SandboxState } from '../state';
import type { UndoHistory, UndoKind } from '../undo';

export interface CommandContext {
  readonly state: SandboxState;
  readonly clock: VirtualClock;
  readonly paused: PausedCalls;
  readonly log: CallLog;
  readonly history: UndoHistory;
  /** Serves a request of the app. */
  readonly respond: (request: Request, jar: CookieJar) => Promise<Response>;
  /** The cookies of the command's caller. */
  readonly jar: CookieJar;
}

/** An input of a command: positional in a method call, named in JSON. `v.optional` marks an optional one. */
export type Input<S extends v.GenericSchema = v.GenericSchema> = readonly [name: string, schema: S];
type Inputs = readonly Input[];

type Places<I extends Inputs> = I extends readonly [infer First extends Input, ...infer Rest extends Inputs]
  ? [...Place<v.InferOutput<First[1]>>, ...Places<Rest>]
  : [];
type Place<T> = undefined extends T ? [value?: T] : [value: T];

type Run<I extends Inputs, R> = (context: CommandContext, ...inputs: Places<I>) => R;

interface Parts<I extends Inputs, F> {
  /** One line for the console's help. */
  readonly summary: string;
  readonly inputs?: I;
  /** Its inputs and result become the signature of the method. */
  readonly run: F;
}

export interface Command<F = (context: CommandContext, ...inputs: never[]) => unknown> {
  readonly summary: string;
  /** `read` changes nothing; `act` cannot be undone. */
  readonly kind: 'read' | 'act' | UndoKind;
  readonly inputs: Inputs;
  /** Spanish, for 'Deshacer: …'. */
  readonly label?: string;
  readonly run: F;
}

/** A command that changes nothing. Its inputs are texts, because they travel in the query. */
export const read = <
  F extends Run<I, unknown>,
  const I extends readonly Input<v.GenericSchema<string>>[] = [],
>(
  parts: Parts<I, F>,
): Command<F> => ({ kind: 'read', inputs: [], ...parts });

/** A command that cannot be undone or changes nothing to undo. */
export const act = <F extends Run<I, unknown>, const I extends Inputs = []>(
  parts: Parts<I, F>,
): Command<F> => ({ kind: 'act', inputs: [], ...parts });

interface Undoable {
  /** Spanish name for 'Deshacer'. */
  readonly label: string;
}

/** A command that changes data, scenario or clock; it can be undone. */
export const edit = <F extends Run<I, unknown>, const I extends Inputs = []>(
  parts: Parts<I, F> & Undoable,
): Command<F> => ({ kind: 'edit', inputs: [], ...parts });

/** A command that replaces the whole state. */
export const start = <F extends Run<I, void>, const I extends Inputs = []>(
  parts: Parts<I, F> & Undoable,
): Command<F> => ({ kind: 'start', inputs: [], ...parts });

/** Schema of a command's inputs as one object. */
const namedInputs = ({ inputs }: Command) => v.strictObject(Object.fromEntries(inputs));

type Issue = v.BaseIssue<unknown>;

/** The place of a wrong value and what is wrong. A union names only itself, so its option that comes closest does. */
function problemOf(issue: Issue): { readonly place: readonly string[]; readonly message: string } {
  const own = v.getDotPath(issue);
  const place = own === null ? [] : [own];
  const inner = issue.issues?.find(({ path }) => path !== undefined);
  if (!inner) return { place, message: issue.message };
  const problem = problemOf(inner);
  return { ...problem, place: [...place, ...problem.place] };
}

/** Checks named inputs and returns them by position. Throws with the name of a wrong input. */
export function checkedInputs(command: Command, named: unknown): readonly unknown[] {
  const result = v.safeParse(namedInputs(command), named);
  if (result.success) return command.inputs.map(([name]) => result.output[name]);
  const { place, message } = problemOf(result.issues[0]);
  throw new Error(`${place.join('.') || 'inputs'}: ${message}`);
}

/** Names positional inputs. Ignores extra ones, because an event handler may pass its event. */
export const byName = ({ inputs }: Command, given: readonly unknown[]) =>
  Object.fromEntries(inputs.slice(0, given.length).map(([name], place) => [name, given[place]]));
