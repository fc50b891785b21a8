import type { EndpointName } from '@/api/endpoints';
import type { WireExchange } from '@/api/wire';
import { receiveFor } from '@/lib/money';
import { createClock, type VirtualClock } from './control/clock';
import type { CookieJar } from './control/cookies';
import { takeFault, withFault, withoutFault } from './control/faults';
import { createHeldCalls, type HeldCall } from './control/held';
import { createLog, masked, maskedHeaders, type LogEntry } from './control/log';
import { createState, type SandboxState } from './control/state';
import { memoryStorage, type SnapshotStorage } from './control/storage';
import { createUndoHistory } from './control/undo';
import type { Beneficiary, Exchange, Message, User } from './db/models';
import { insertExchange, statusNow } from './handlers/exchanges';
import { rateInForce } from './handlers/reference';
import { serve, type Incoming, type Outcome } from './handlers/serve';
import { scenarioOf, type ScenarioName } from './scenarios/presets';
import { encodeScenario } from './scenarios/link';
import type { Fault, Scenario } from './scenarios/scenario';

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
  /** Lets a fault happen to a call from now on, in place of the one it had. */
  fault(fault: Fault): void;
  /** Ends the faults of a call, and lets its held answers go; without a call, of all. */
  clearFaults(call?: Fault['call']): void;
  /** The calls of this page that wait for their answers, oldest first. */
  held(): readonly HeldCall[];
  /** Lets the held answers of a call go; without a call, all of them. */
  release(call?: EndpointName): void;

  /** Moves the sandbox clock forward; a frozen one too, which is a step. */
  advance(ms: number): void;
  freeze(): void;
  resume(): void;
  /** Brings the sandbox clock back to real time. */
  realTime(): void;

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
  removeExchange(id: number): void;
  updateBeneficiary(id: number, change: Partial<Omit<Beneficiary, 'id'>>): void;
  removeBeneficiary(id: number): void;
  updateUser(login: string, change: Partial<Omit<User, 'id'>>): void;
  /** How many of the changes made with these verbs can be taken back, the clock's apart. */
  undoable(): number;
  /** Takes the last one back. */
  undo(): void;

  log(): readonly LogEntry[];
  clearLog(): void;
  /** Sends a logged call again, as it was; undefined when it is no longer kept. */
  replay(id: number): Promise<Response | undefined>;

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
  const held = createHeldCalls();
  const history = createUndoHistory(state);

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
  /** Wraps one that can be undone. */
  const editing = <A extends readonly unknown[], R>(verb: (...args: A) => R) =>
    changing((...args: A) => history.edit(() => verb(...args)));
  /** Wraps one that starts over: what waited is let go, and there is no way back. */
  const restarting = <A extends readonly unknown[]>(verb: (...args: A) => void) =>
    changing((...args: A) => {
      verb(...args);
      history.forget();
      held.release();
    });
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
    clock,
    jar: state.jar,
    respond,
    scenario: () => state.world().scenario,
    source: state.source,
    apply: restarting((one: ScenarioChoice, jar?: CookieJar) => state.apply(resolve(one), jar)),
    reset: restarting(state.reset),
    change: editing(state.change),
    fault: editing((fault: Fault) => state.change(withFault(state.world().scenario, fault))),
    clearFaults: editing((call?: Fault['call']) => {
      state.change(withoutFault(state.world().scenario, call));
      held.release(call === '*' ? undefined : call);
    }),
    held: held.all,
    release: changing(held.release),
    advance: changing(clock.advance),
    freeze: changing(clock.freeze),
    resume: changing(clock.resume),
    realTime: changing(() => clock.set(Date.now(), false)),
    rate: () => rateInForce(state.world()),
    setRate: editing((rate: number) => state.change({ rate: { kind: 'fixed', rate } })),
    inbox: () => db.message.all(),
    users: () => db.user.all(),
    exchanges(login) {
      const now = clock.now();
      return db.exchange.filter(ofAccount(login)).map((row) => ({ ...row, ...statusNow(row, now) }));
    },
    beneficiaries: (login) => db.beneficiary.filter(ofAccount(login)),
    createExchange: editing((login: string, amountSend: number) => {
      const user = account(login);
      const beneficiary = db.beneficiary.find(ofAccount(login));
      if (!beneficiary) throw new Error(`'${login}' has no beneficiary`);
      const rate = rateInForce(state.world());
      const amountReceive = Number(receiveFor(String(amountSend), String(rate)));
      return insertExchange(state.world(), user, beneficiary, { amountSend, amountReceive, rate });
    }),
    updateExchange: editing((id: number, change) => void db.exchange.update(id, change)),
    removeExchange: editing(db.exchange.remove),
    updateBeneficiary: editing((id: number, change) => void db.beneficiary.update(id, change)),
    removeBeneficiary: editing(db.beneficiary.remove),
    updateUser: editing((login: string, change) => void db.user.update(account(login).id, change)),
    undoable: history.depth,
    undo: changing(history.undo),
    log: log.entries,
    clearLog: changing(log.clear),
    async replay(id) {
      const sent = log.sent(id);
      if (!sent) return undefined;
      const { url, method, headers, body } = sent;
      return respond(new Request(url, { method, headers, ...(body !== '' && { body }) }));
    },
    exportState: state.exported,
    importState: restarting(state.restore),
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
