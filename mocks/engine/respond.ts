import type { VirtualClock } from '@mocks/host/clock';
import type { CookieJar } from '@mocks/host/cookies';
import { faultKinds } from '@mocks/server/faultKinds';
import { serve, type Incoming, type Match, type Outcome } from '@mocks/server/handlers/serve';
import { callerOf } from '@mocks/server/handlers/session';
import { addressOf, playedAt } from '@mocks/server/recording';
import { jitterOf } from '@mocks/server/rules/chance';
import type { Scenario } from '@mocks/server/scenario';
import { asObject, parseJson, type JsonObject } from '@/lib/jsonValues';
import { takeFault, type FaultedCall } from './faults';
import { shortened, wholeAnswer, type CallLog } from './log';
import type { PausedCalls } from './pausedCalls';
import { safeAnswer, safeBody, safeHeader, safePath } from './secrets';
import type { SandboxState } from './state';
import { EDITED, whyOf } from './why';

/** Serves a request of an endpoint, or of no one. `Response.error()` is a network failure. */
export type Serve = (request: Request, match: Match | undefined, jar?: CookieJar) => Promise<Response>;

interface Parts {
  readonly state: SandboxState;
  readonly clock: VirtualClock;
  readonly paused: PausedCalls;
  readonly log: CallLog;
  /** Runs a task under a lock that all tabs share. */
  readonly exclusive: <T>(task: () => T) => Promise<T>;
  /** Notifies subscribers of a change. */
  readonly notify: () => void;
}

async function read(request: Request): Promise<Incoming> {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: pathname.slice(Math.max(pathname.indexOf('/api/'), 0)),
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: await request.text(),
  };
}

/** Statuses whose answer has no body; a `Response` with one throws. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

const bodyOf = ({ status, text }: NonNullable<Outcome['answer']>) => (bodiless.has(status) ? null : text);

/** Builds the browser's response; `at` is when the server answered, on the sandbox clock. */
function toResponse(answer: Outcome['answer'], at: number): Response {
  if (!answer) return Response.error();
  const headers = new Headers({ 'content-type': answer.type, date: new Date(at).toUTCString() });
  if (answer.retryAfter !== undefined) headers.set('retry-after', String(answer.retryAfter));
  return new Response(bodyOf(answer), { status: answer.status, headers });
}

/** True if the scenario's answers depend on the number of the call. */
const isRandom = ({ faults, jitter }: Scenario) =>
  jitter !== null || faults.some(({ chance }) => chance !== undefined);

const drawName = ({ randomSeed }: Scenario, { name, nth }: FaultedCall) =>
  `jitter ${randomSeed} ${name} ${nth}`;

/** The fields of a call: those of its body win over those of its query and its path. */
function dataOf({ params }: Match, { query, body }: Incoming): JsonObject {
  return { ...params, ...query, ...asObject(parseJson(body)) };
}

/** Waits in real time: the sandbox clock does not change the network's latency. */
const wait = (ms: number) => (ms > 0 ? new Promise<void>((done) => setTimeout(done, ms)) : undefined);

/** Serves and logs the calls that reach a sandbox. */
export function createResponder({ state, clock, paused, log, exclusive, notify }: Parts): Serve {
  const countOf = ({ name }: Match) => state.db.nextNumber(`random calls of ${name}`);

  /** Holds an answer back if its fault says so; the promise resolves with the answer when it is released. */
  function held({ call, answer, fault }: Outcome, path: string) {
    if (call === undefined || !answer || !fault || !faultKinds[fault.kind].held) return;
    return paused.pause({ call, path, answer: { status: answer.status, body: answer.text } });
  }

  /** All effects of a call happen here, synchronously; delays come afterwards. */
  const work = (incoming: Incoming, match: Match | undefined, path: string, jar: CookieJar) =>
    exclusive(() => {
      state.refresh();
      const context = state.context();
      const { scenario } = context;
      let faulted: FaultedCall | undefined;
      const takeFor = (faultedMatch: Match) => {
        faulted = {
          name: faultedMatch.name,
          nth: isRandom(scenario) ? countOf(faultedMatch) : 0,
          data: dataOf(faultedMatch, incoming),
        };
        const { fault, rest } = takeFault(scenario, faulted);
        if (rest !== scenario) state.change(rest);
        return fault;
      };
      const play = () => {
        const address = addressOf(incoming.method, incoming.path, Object.entries(incoming.query));
        const numberOf = () => state.db.nextNumber(`recorded ${address}`);
        return playedAt(scenario.recording, address, numberOf);
      };
      const outcome = serve(context, match, incoming, jar, { takeFault: takeFor, takeRecorded: play });
      const extra = faulted && scenario.jitter ? jitterOf(scenario.jitter, drawName(scenario, faulted)) : 0;
      state.save();
      const at = clock.now();
      return {
        outcome,
        at,
        released: held(outcome, path),
        why: whyOf(outcome, scenario, faulted),
        account: callerOf(context, incoming, jar)?.login,
        delayMs: scenario.latencyMs + (outcome.fault?.delayMs ?? 0) + extra,
      };
    });

  return async (request, match, jar = state.jar) => {
    const incoming = await read(request);
    const path = safePath(`${incoming.path}${new URL(request.url).search}`);
    const { outcome, at, released, why, account, delayMs } = await work(incoming, match, path, jar);
    const { call, answer, fault } = outcome;
    const id = log.add(
      {
        at,
        call,
        method: incoming.method,
        path,
        status: answer?.status,
        fault: fault?.kind,
        why,
        durationMs: delayMs,
        paused: released !== undefined,
        account,
        requestId: incoming.headers.get('x-request-id'),
        requestHeaders: Object.fromEntries(
          [...incoming.headers].map(([name, value]) => [name, safeHeader(name, value)]),
        ),
        requestBody: safeBody(shortened(incoming.body)),
        responseHeaders: answer ? { 'content-type': answer.type } : {},
        responseBody: safeAnswer(shortened((answer && bodyOf(answer)) ?? '')),
      },
      { ...incoming, url: request.url, answer: wholeAnswer(answer?.text ?? '') },
    );
    let final = answer;
    if (released && answer) {
      const since = Date.now();
      notify();
      const { status, body } = await released;
      final = { ...answer, status, text: body };
      const edited = status !== answer.status || body !== answer.text;
      const change = { status, responseBody: safeAnswer(shortened(body)), why: EDITED };
      log.release(id, { durationMs: Date.now() - since, ...(edited && change) }, body);
    }
    notify();
    await wait(delayMs);
    return toResponse(final, at);
  };
}
