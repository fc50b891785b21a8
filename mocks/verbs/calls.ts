import type { VirtualClock } from '../control/clock';
import type { CookieJar } from '../control/cookies';
import { takeFault } from '../control/faults';
import type { HeldCalls } from '../control/held';
import { masked, maskedHeaders, type CallLog, type LogEntry } from '../control/log';
import type { SandboxState } from '../control/state';
import { callerOf } from '../handlers/session';
import { serve, type Incoming, type Outcome } from '../handlers/serve';
import type { VerbMaker } from './verb';

/** The calls that come, and the record of those that came. */
export interface CallVerbs {
  /** Serves a request. A network failure is `Response.error()`. */
  respond(request: Request, jar?: CookieJar): Promise<Response>;
  log(): readonly LogEntry[];
  clearLog(): void;
  /** Sends a logged call again, as it was; undefined when it is no longer kept. */
  replay(id: number): Promise<Response | undefined>;
}

interface Parts {
  readonly state: SandboxState;
  readonly clock: VirtualClock;
  readonly held: HeldCalls;
  readonly log: CallLog;
  /** Runs a task while no other tab runs one. */
  readonly exclusive: <T>(task: () => T) => Promise<T>;
  /** Tells whoever watches that something came or went. */
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

function toResponse({ answer }: Outcome): Response {
  if (!answer) return Response.error();
  return new Response(answer.text, { status: answer.status, headers: { 'content-type': answer.type } });
}

/** Waits in real time: latency is about the network, which the sandbox clock does not move. */
const wait = (ms: number) => (ms > 0 ? new Promise<void>((done) => setTimeout(done, ms)) : undefined);

/** The verbs about calls. */
export function callVerbs(
  { changing }: VerbMaker,
  { state, clock, held, log, exclusive, notify }: Parts,
): CallVerbs {
  /** Everything that a call does, at once: waiting comes after it. */
  const work = (incoming: Incoming, jar: CookieJar) =>
    exclusive(() => {
      state.refresh();
      const world = state.world();
      const outcome = serve(world, incoming, jar, (call) => {
        const { fault, rest } = takeFault(world.scenario, call);
        if (rest !== world.scenario) state.change(rest);
        return fault;
      });
      state.save();
      return {
        outcome,
        account: callerOf(world, incoming, jar)?.login,
        delayMs: world.scenario.latencyMs + (outcome.fault?.delayMs ?? 0),
      };
    });

  async function respond(request: Request, jar: CookieJar = state.jar): Promise<Response> {
    const incoming = await read(request);
    const { outcome, account, delayMs } = await work(incoming, jar);
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
        durationMs: delayMs,
        held: holding,
        account,
        requestId: incoming.headers.get('x-request-id'),
        requestHeaders: maskedHeaders(incoming.headers),
        requestBody: masked(incoming.body),
        responseHeaders: answer ? { 'content-type': answer.type } : {},
        responseBody: masked(answer?.text ?? ''),
      },
      { ...incoming, url: request.url },
    );
    if (holding) {
      const since = Date.now();
      const released = held.hold({ call, path, since: at });
      notify();
      await released;
      log.release(id, Date.now() - since);
    }
    notify();
    await wait(delayMs);
    return toResponse(outcome);
  }

  return {
    respond,
    log: log.entries,
    clearLog: changing(log.clear),
    async replay(id) {
      const sent = log.sent(id);
      if (!sent) return undefined;
      const { url, method, headers, body } = sent;
      return respond(new Request(url, { method, headers, ...(body !== '' && { body }) }));
    },
  };
}
