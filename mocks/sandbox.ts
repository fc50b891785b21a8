import type { WireExchange } from '@/api/wire';
import { receiveFor } from '@/lib/money';
import { createClock, type VirtualClock } from './control/clock';
import type { CookieJar } from './control/cookies';
import { takeFault } from './control/faults';
import { createLog, masked, maskedHeaders, type LogEntry } from './control/log';
import { createState, type SandboxState } from './control/state';
import { memoryStorage, type SnapshotStorage } from './control/storage';
import type { Beneficiary, Exchange, Message, User } from './db/models';
import { insertExchange, statusNow } from './handlers/exchanges';
import { rateInForce } from './handlers/reference';
import { serve, type Incoming, type Outcome } from './handlers/serve';
import { scenarioOf, type ScenarioName } from './scenarios/presets';
import { encodeScenario } from './scenarios/link';
import type { Scenario } from './scenarios/scenario';

/** A preset by its name, or a scenario of one's own. */
export type ScenarioChoice = ScenarioName | Scenario;

export interface SandboxOptions {
  /** Applied unless the stored state came from the very same; without it, the stored state or 'normal'. */
  readonly scenario?: ScenarioChoice;
  /** Where the state outlives the page; by default nowhere. */
  readonly storage?: SnapshotStorage;
  /** The clock that the app reads too, where both run side by side. */
  readonly clock?: VirtualClock;
  /** Runs a task while no other tab runs one. */
  readonly exclusive?: <T>(task: () => T) => Promise<T>;
  /** Told of every scenario that is applied, with the instant on the sandbox clock. */
  readonly onApply?: (scenario: Scenario, now: number) => void;
}

/** One fake server. Nothing is shared between two of them but the storage they are given. */
export interface Sandbox {
  readonly clock: VirtualClock;
  /** The cookies of the browser that the sandbox runs in. */
  readonly jar: CookieJar;
  /** Serves a request. A network failure is `Response.error()`. */
  respond(request: Request, jar?: CookieJar): Promise<Response>;

  scenario(): Scenario;
  /** What the state came from: a preset's name or an encoded scenario. */
  source(): string;
  /** Starts over with another scenario. */
  apply(choice: ScenarioChoice, jar?: CookieJar): void;
  /** Starts over with the same scenario. */
  reset(jar?: CookieJar): void;
  /** Changes the scenario and leaves the data alone: faults, latency, minimum and the like. */
  change(changes: Partial<Scenario>): void;
  /** Moves the sandbox clock forward. */
  advance(ms: number): void;
  freeze(): void;
  resume(): void;

  /** Bolivars for one euro. */
  rate(): number;
  setRate(rate: number): void;
  /** The codes that were "sent", oldest first. */
  inbox(): readonly Message[];
  users(): readonly User[];
  /** The exchanges of an account, oldest first, with the status that they have now. */
  exchanges(login: string): readonly (Exchange & Pick<WireExchange, 'status' | 'statusColour'>)[];
  beneficiaries(login: string): readonly Beneficiary[];
  /** Makes an exchange as if it had been sent, to the account's first beneficiary. */
  createExchange(login: string, amountSend: number): Exchange;
  updateExchange(id: number, change: Partial<Omit<Exchange, 'id'>>): void;
  updateUser(login: string, change: Partial<Omit<User, 'id'>>): void;
  log(): readonly LogEntry[];
  clearLog(): void;

  exportState(): string;
  importState(text: string): void;
  /** Takes over what another tab wrote. */
  refresh(): void;
  /** Calls back after every change; returns the way to stop it. */
  subscribe(listener: () => void): () => void;
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

const atOnce = <T>(task: () => T): Promise<T> => Promise.resolve(task());

/** Makes a fake server of its own. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { storage = memoryStorage(), clock = createClock(), onApply = () => undefined } = options;
  const { exclusive = atOnce, scenario: choice } = options;
  const resolve = (one: ScenarioChoice) => (typeof one === 'string' ? scenarioOf(one) : one);
  const source = choice === undefined ? undefined : encodeScenario(resolve(choice));
  const state: SandboxState = createState({ source, storage, clock, onApply });
  const log = createLog();
  const listeners = new Set<() => void>();
  const { db } = state;

  function notify(): void {
    for (const listener of listeners) listener();
  }
  /** Wraps a verb that changes something. */
  const changing =
    <A extends readonly unknown[], R>(verb: (...args: A) => R) =>
    (...args: A): R => {
      const result = verb(...args);
      state.save();
      notify();
      return result;
    };
  function account(login: string): User {
    const user = db.user.find((one) => one.login === login);
    if (!user)
      throw new Error(
        `Unknown account '${login}'. Known: ${db.user
          .all()
          .map((one) => one.login)
          .join(', ')}`,
      );
    return user;
  }
  const ofAccount = (login: string) => {
    const { id } = account(login);
    return ({ userId }: { readonly userId: number }) => userId === id;
  };

  async function respond(request: Request, jar: CookieJar = state.jar): Promise<Response> {
    const incoming = await read(request);
    const { outcome, delayMs } = await exclusive(() => {
      state.refresh();
      const world = state.world();
      const served = serve(world, incoming, jar, (call) => {
        const { fault, rest } = takeFault(world.scenario, call);
        if (rest !== world.scenario) state.change(rest);
        return fault;
      });
      state.save();
      return { outcome: served, delayMs: world.scenario.latencyMs + (served.fault?.delayMs ?? 0) };
    });
    log.add({
      at: clock.now(),
      call: outcome.call,
      method: incoming.method,
      path: `${incoming.path}${new URL(request.url).search}`,
      status: outcome.answer?.status,
      fault: outcome.fault?.kind,
      durationMs: delayMs,
      requestId: incoming.headers.get('x-request-id'),
      requestHeaders: maskedHeaders(incoming.headers),
      requestBody: masked(incoming.body),
      responseBody: masked(outcome.answer?.text ?? ''),
    });
    notify();
    await wait(delayMs);
    return toResponse(outcome);
  }

  return {
    clock,
    jar: state.jar,
    respond,
    scenario: () => state.world().scenario,
    source: state.source,
    apply: changing((one: ScenarioChoice, jar?: CookieJar) => state.apply(resolve(one), jar)),
    reset: changing(state.reset),
    change: changing(state.change),
    advance: changing(clock.advance),
    freeze: changing(clock.freeze),
    resume: changing(clock.resume),
    rate: () => rateInForce(state.world()),
    setRate: changing((rate: number) => state.change({ rate: { kind: 'fixed', rate } })),
    inbox: () => db.message.all(),
    users: () => db.user.all(),
    exchanges(login) {
      const now = clock.now();
      return db.exchange.filter(ofAccount(login)).map((row) => ({ ...row, ...statusNow(row, now) }));
    },
    beneficiaries: (login) => db.beneficiary.filter(ofAccount(login)),
    createExchange: changing((login: string, amountSend: number) => {
      const user = account(login);
      const beneficiary = db.beneficiary.find(ofAccount(login));
      if (!beneficiary) throw new Error(`'${login}' has no beneficiary`);
      const rate = rateInForce(state.world());
      const amountReceive = Number(receiveFor(String(amountSend), String(rate)));
      return insertExchange(state.world(), user, beneficiary, { amountSend, amountReceive, rate });
    }),
    updateExchange: changing((id: number, change) => void db.exchange.update(id, change)),
    updateUser: changing((login: string, change) => void db.user.update(account(login).id, change)),
    log: log.entries,
    clearLog: changing(log.clear),
    exportState: state.exported,
    importState: changing(state.restore),
    refresh() {
      state.refresh();
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
