import { createClock, type VirtualClock } from '@mocks/host/clock';
import type { CookieJar } from '@mocks/host/cookies';
import type { Page } from '@mocks/host/page';
import { decodePercent } from '@mocks/host/percentEncoding';
import { memoryStorage, type SnapshotStorage } from '@mocks/host/storage';
import { scenarioOfChoice, type ScenarioChoice } from '@mocks/scenarios/presets/table';
import { getResponse } from 'msw';
import type { Command } from './commands/command';
import { commandTable, methodsOf, type CommandName, type Commands } from './commands/table';
import { handlers } from './handlers';
import { createLog } from './log';
import { createPausedCalls } from './pausedCalls';
import { createResponder, type Serve } from './respond';
import { createState } from './state';
import { createUndoHistory } from './undo';

export interface SandboxOptions {
  /** Applied unless the stored state started from an equal scenario. Without it: the stored state, else 'normal'. */
  readonly scenario?: ScenarioChoice;
  /** Keeps the state across page loads. Default: memory only. */
  readonly storage?: SnapshotStorage;
  /** Keeps the undo history across page loads. Default: memory only. */
  readonly undoStorage?: SnapshotStorage;
  /** The clock that the app uses too, when both run in one page. */
  readonly clock?: VirtualClock;
  /** Runs a task under a lock that all tabs share. */
  readonly exclusive?: <T>(task: () => T) => Promise<T>;
  /** The page of the app that runs in the same browser tab. */
  readonly page?: Page;
}

/** One simulated server. Two sandboxes share nothing but the storage that they are given. */
export interface Sandbox extends Commands {
  readonly clock: VirtualClock;
  /** The cookies of the browser that the sandbox runs in. */
  readonly jar: CookieJar;
  /** Serves a request that a handler has matched. */
  readonly serve: Serve;
  /** Serves any request, through the handlers. `Response.error()` is a network failure. */
  respond(request: Request, jar?: CookieJar): Promise<Response>;
  /** Runs a command by name, with the cookies of `jar`. It does not check the inputs. */
  perform(name: CommandName, inputs: readonly unknown[], jar?: CookieJar): unknown;
  /** False if the storage is full or blocked: the state then lasts only as long as the page. */
  isKept(): boolean;
  /** Reloads the state that another tab stored. */
  refresh(): void;
  /** Calls `listener` after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const atOnce = <T>(task: () => T): Promise<T> => Promise.resolve(task());

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { storage = memoryStorage(), undoStorage = memoryStorage(), clock = createClock() } = options;
  const { exclusive = atOnce, scenario: choice, page } = options;
  const scenario = choice === undefined ? undefined : scenarioOfChoice(choice);
  const state = createState({ scenario, storage, clock, page });
  const history = createUndoHistory({ state, page, storage: undoStorage });
  const paused = createPausedCalls();
  const log = createLog();
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }
  const serve = createResponder({ state, clock, paused, log, exclusive, notify });

  async function respond(request: Request, jar = state.jar): Promise<Response> {
    // MSW decodes the parameters of a path and throws where it cannot.
    const isReadable = decodePercent(new URL(request.url).pathname) !== undefined;
    const all = isReadable ? handlers({ serve }, { base: '*', jar }) : [];
    return (await getResponse(all, request)) ?? serve(request, undefined, jar);
  }

  function perform(name: CommandName, inputs: readonly unknown[], jar = state.jar): unknown {
    const { kind, run }: Command = commandTable[name];
    const task = () => run({ state, clock, paused, log, history, respond, jar }, ...(inputs as never[]));
    if (kind === 'read') return task();
    const result = kind === 'act' ? task() : history.run(name, kind, task);
    state.save();
    notify();
    return result;
  }

  return {
    ...methodsOf(perform),
    clock,
    jar: state.jar,
    serve,
    respond,
    perform,
    isKept: state.isKept,
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
