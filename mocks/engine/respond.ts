import type { VirtualClock } from '@mocks/host/clock';
import type { CookieJar } from '@mocks/host/cookies';
import { serve, type Incoming, type Outcome } from '@mocks/server/handlers/serve';
import { callerOf } from '@mocks/server/handlers/session';
import { takeFault } from './faults';
import { masked, maskedHeaders, type CallLog } from './log';
import type { PausedCalls } from './pausedCalls';
import type { SandboxState } from './state';
import { whyOf } from './why';

/** Serves a request. `Response.error()` is a network failure. */
export type Respond = (request: Request, jar: CookieJar) => Promise<Response>;

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
function toResponse({ answer }: Outcome, at: number): Response {
  if (!answer) return Response.error();
  const headers = { 'content-type': answer.type, date: new Date(at).toUTCString() };
  return new Response(bodyOf(answer), { status: answer.status, headers });
}

/** Waits in real time: the sandbox clock does not change the network's latency. */
const wait = (ms: number) => (ms > 0 ? new Promise<void>((done) => setTimeout(done, ms)) : undefined);

/** Serves and logs the calls that reach a sandbox. */
export function createResponder({ state, clock, paused, log, exclusive, notify }: Parts): Respond {
  /** All effects of a call happen here, synchronously; delays come afterwards. */
  const work = (incoming: Incoming, jar: CookieJar) =>
    exclusive(() => {
      state.refresh();
      const context = state.context();
      const { scenario } = context;
      const outcome = serve(context, incoming, jar, (call) => {
        const { fault, rest } = takeFault(scenario, call);
        if (rest !== scenario) state.change(rest);
        return fault;
      });
      state.save();
      return {
        outcome,
        why: whyOf(outcome, scenario),
        account: callerOf(context, incoming, jar)?.login,
        delayMs: scenario.latencyMs + (outcome.fault?.delayMs ?? 0),
      };
    });

  return async (request, jar) => {
    const incoming = await read(request);
    const { outcome, why, account, delayMs } = await work(incoming, jar);
    const { call, answer, fault } = outcome;
    const at = clock.now();
    const path = `${incoming.path}${new URL(request.url).search}`;
    const holding = call !== undefined && fault?.kind === 'hold';
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
        paused: holding,
        account,
        requestId: incoming.headers.get('x-request-id'),
        requestHeaders: maskedHeaders(incoming.headers),
        requestBody: masked(incoming.body),
        responseHeaders: answer ? { 'content-type': answer.type } : {},
        responseBody: masked((answer && bodyOf(answer)) ?? ''),
      },
      { ...incoming, url: request.url },
    );
    if (holding) {
      const since = Date.now();
      const released = paused.pause({ call, path, since: at });
      notify();
      await released;
      log.release(id, Date.now() - since);
    }
    notify();
    await wait(delayMs);
    return toResponse(outcome, at);
  };
}
