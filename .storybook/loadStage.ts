import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { storageKeys, writeText } from '@/lib/storage';
import type { Sandbox } from '@mocks/sandbox';
import { scenarioOf, type ScenarioName } from '@mocks/scenarios/presets';
import { setStage } from '@mocks/stage';
import { loadSession } from '../tests/support/loadSession';
import type { ToolbarState } from './toolbar';

/** What a story says about where it plays. */
export interface StageParameters {
  /** The sandbox behind the story; by default a visitor's. */
  readonly scenario?: ScenarioName;
  /** Address that the story's page believes to stand on, with its query. */
  readonly path?: string;
  /** Navigation state that the page is entered with. */
  readonly state?: unknown;
  /** The story is the whole app, which brings its own providers and router. */
  readonly wholeApp?: boolean;
}

/** One story on its stage, from when it was set until another takes its place. */
interface Visit {
  readonly number: number;
  readonly sandbox: Sandbox;
  readonly story: string;
  readonly args: Readonly<Record<string, unknown>>;
  toolbar: ToolbarState;
}

/** What a story finds in `loaded`. */
export interface LoadedStage {
  readonly sandbox: Sandbox;
  /** Changes when the stage was set anew. */
  readonly visit: number;
}

/** Where a clock stands still from the first moment on: the same pixels every day. */
const STILL = { at: '2026-07-01T10:00:00Z', frozen: true };
const LATER_MS = 20 * 60_000;

let current: Visit | undefined;

async function visit(context: StoryContext<ReactRenderer>, toolbar: ToolbarState): Promise<Visit> {
  const { scenario = 'normal', wholeApp = false } = context.parameters as StageParameters;
  const frozen = toolbar.clock === 'frozen' && { clock: STILL };
  const name = toolbar.scenario === 'own' ? scenario : toolbar.scenario;
  const sandbox = await setStage(scenarioOf(name, { ...frozen }));
  writeText(storageKeys.colorScheme, toolbar.scheme);
  if (toolbar.latency !== 'own') sandbox.change({ latencyMs: Number(toolbar.latency) });
  if (toolbar.clock === 'later') sandbox.advance(LATER_MS);
  const asked = loadSession();
  // The whole app has its guard, which waits by itself.
  if (!wholeApp) await asked;
  return { number: (current?.number ?? 0) + 1, sandbox, story: context.id, args: context.args, toolbar };
}

/** Lets the clock and the network of what is on screen follow the toolbar, without starting it over. */
function steer({ sandbox, toolbar }: Visit, { latency, clock }: ToolbarState): void {
  if (latency !== toolbar.latency) {
    const own = scenarioOf(sandbox.scenario().name ?? 'normal').latencyMs;
    sandbox.change({ latencyMs: latency === 'own' ? own : Number(latency) });
  }
  if (clock === toolbar.clock) return;
  if (clock === 'real') sandbox.realTime();
  else if (clock === 'frozen') sandbox.freeze();
  else sandbox.advance(LATER_MS);
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Sets the stage when a story is opened, played again, or given another scenario or scheme. A moved clock, another
 * latency and changed controls reach the story that is on screen.
 */
export async function loadStage(context: StoryContext<ReactRenderer>): Promise<LoadedStage> {
  const { scheme, scenario, latency, clock } = context.globals as ToolbarState;
  const toolbar: ToolbarState = { scheme, scenario, latency, clock };
  const stays =
    current?.story === context.id &&
    toolbar.scenario === current.toolbar.scenario &&
    scheme === current.toolbar.scheme &&
    !(same(toolbar, current.toolbar) && context.args === current.args);
  if (current && stays) {
    steer(current, toolbar);
    current = { ...current, toolbar, args: context.args };
  } else current = await visit(context, toolbar);
  return { sandbox: current.sandbox, visit: current.number };
}
