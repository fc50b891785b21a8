import * as v from 'valibot';
import { endpointNames, type EndpointName } from '@/api/endpoints';
import { parseJson } from '@/lib/jsonValues';
import { mistyped } from './handlers/mistyped';
import { json, type ServedAnswer } from './handlers/servedAnswer';
import { conditionText } from './rules/condition';
import { unknownVariant, variantNames, variantOf } from './variants/table';

/** Which calls a fault affects, how often, with which delay, by which chance and under which condition. */
const scope = {
  call: v.picklist(['*', ...endpointNames]),
  /** Number of calls that it affects; without it, every call. */
  times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Extra delay in real milliseconds, on top of the scenario's latency. */
  delayMs: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  /** Probability that it affects a call, from 0 to 1; without it, 1. The scenario's `randomSeed` decides. */
  chance: v.exactOptional(v.pipe(v.number(), v.gtValue(0), v.maxValue(1))),
  /** It affects only calls whose data meet this condition, such as 'amountSend > 1000'. */
  when: v.exactOptional(conditionText),
};

interface FaultedAnswer<S> {
  readonly answer: ServedAnswer;
  readonly settings: S;
  readonly call: EndpointName;
  readonly now: number;
}

/** Undefined where the client sees a network failure. */
type Sent = ServedAnswer | undefined;

/** What a kind does: answers before the handler, which then does no work, or changes the answer after it. */
type Does<S> =
  | { readonly before: (settings: S) => Sent; readonly after?: never; readonly held?: never }
  | {
      readonly before?: never;
      readonly after: (answered: FaultedAnswer<S>) => Sent;
      /** The answer waits for the `release` command. */
      readonly held?: boolean;
    };

const unchanged = ({ answer }: FaultedAnswer<unknown>) => answer;
const withText = (change: (text: string) => string) => ({
  after: ({ answer }: FaultedAnswer<unknown>) => ({ ...answer, text: change(answer.text) }),
});

/** A row of the table. `settings` are those that only this kind has. */
function row<const K extends string, E extends v.ObjectEntries>(
  kind: K,
  label: string,
  settings: E,
  { before, after, held = false }: Does<v.InferOutput<v.ObjectSchema<E, undefined>>>,
) {
  const own = v.object(settings);
  return {
    /** What it does to a call, in Spanish. */
    label,
    schema: v.object({ ...scope, kind: v.literal(kind), ...settings }),
    before: before && ((fault: object) => before(v.parse(own, fault))),
    after:
      after &&
      ((fault: object, answered: Omit<FaultedAnswer<unknown>, 'settings'>) =>
        after({ ...answered, settings: v.parse(own, fault) })),
    held,
  };
}

/** The kinds of fault, in the order of the panel. A new kind is a new row. */
export const faultKinds = {
  status: row(
    'status',
    'Responde con un error',
    {
      status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
      body: v.exactOptional(v.unknown()),
      /** Seconds that the client is asked to wait, in the header `Retry-After`. */
      retryAfter: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    },
    {
      // A text is sent as HTML, as a gateway would.
      before: ({ status, body = {}, retryAfter }) => ({
        ...(typeof body === 'string' ? { status, type: 'text/html', text: body } : json(status, body)),
        retryAfter,
      }),
    },
  ),
  lost: row('lost', 'Se hace, pero la respuesta se pierde', {}, { after: () => undefined }),
  network: row('network', 'Sin conexión: no llega', {}, { before: () => undefined }),
  hold: row('hold', 'Se retiene hasta soltarla', {}, { after: unchanged, held: true }),
  slow: row('slow', 'Tarda', {}, { after: unchanged }),
  malformed: row(
    'malformed',
    'Respuesta cortada',
    {},
    withText((text) => text.slice(0, -2)),
  ),
  empty: row(
    'empty',
    'Respuesta vacía',
    {},
    withText(() => ''),
  ),
  mistyped: row('mistyped', 'Tipos equivocados', {}, withText(mistyped)),
  variant: row(
    'variant',
    'Dice lo mismo, escrito de otra forma',
    { variant: v.string() },
    {
      // A refusal has one spelling, and a recorded answer may be no JSON.
      after({ answer, settings, call, now }) {
        const value = answer.status < 300 ? parseJson(answer.text) : undefined;
        return value === undefined
          ? answer
          : json(answer.status, variantOf(call, settings.variant, value, now));
      },
    },
  ),
  answer: row(
    'answer',
    'Otra respuesta',
    { body: v.unknown() },
    { after: ({ answer, settings }) => json(answer.status, settings.body) },
  ),
};

type FaultKinds = typeof faultKinds;

/** A fault of a call. */
export type Fault = Readonly<v.InferOutput<FaultKinds[keyof FaultKinds]['schema']>>;

const isVariant = ({ call, variant }: { readonly call: Fault['call']; readonly variant: string }) =>
  call !== '*' && variantNames(call).includes(variant);

/** Checks a fault from outside. */
export const faultSchema: v.GenericSchema<unknown, Fault> = v.pipe(
  v.variant(
    'kind',
    Object.values(faultKinds).map(({ schema }) => schema),
  ),
  v.check(
    (fault) => fault.kind !== 'variant' || isVariant(fault),
    ({ input }) => ('variant' in input ? unknownVariant(input.call, input.variant) : ''),
  ),
);
