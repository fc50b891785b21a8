import { notifications } from '@mantine/notifications';
import { setUpSandbox } from '@mocks/adapters/setup';
import type { Sandbox } from '@mocks/engine/sandbox';
import { scenarioOf, type ScenarioName } from '@mocks/scenarios/presets/table';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { storageKeys, writeText } from '@/lib/storage';
import { loadSession } from '../tests/support/loadSession';
import type { ToolbarState } from './toolbar';

/** Story parameters of the sandbox and the page. */
export interface StoryParameters {
  /** The sandbox's scenario; default: a visitor's. */
  readonly scenario?: ScenarioName;
  /** The page's address with its query. */
  readonly path?: string;
  /** Navigation state on entry. */
  readonly state?: unknown;
  /** True if the story is the whole app, which has its own providers and router. */
  readonly wholeApp?: boolean;
}

/** The setup of a story, valid until another setup replaces it. */
interface Visit {
  readonly number: number;
  readonly sandbox: Sandbox;
  readonly story: string;
  readonly args: Readonly<Record<string, unknown>>;
  toolbar: ToolbarState;
}

/** The value of `loaded` in a story. */
export interface LoadedStory {
  readonly sandbox: Sandbox;
  /** Changes with every new setup. */
  readonly visit: number;
}

/** A frozen clock, so that the pixels are the same every day. */
const STILL = { at: '2026-07-01T10:00:00Z', frozen: true };
const LATER_MS = 20 * 60_000;

let current: Visit | undefined;

async function visit(context: StoryContext<ReactRenderer>, toolbar: ToolbarState): Promise<Visit> {
  const { scenario = 'normal', wholeApp = false } = context.parameters as StoryParameters;
  const frozen = toolbar.clock === 'frozen' && { clock: STILL };
  const name = toolbar.scenario === 'own' ? scenario : toolbar.scenario;
  // All stories of a run share one page and its store of toasts.
  notifications.clean();
  const sandbox = await setUpSandbox(scenarioOf(name, { ...frozen }));
  writeText(storageKeys.colorScheme, toolbar.scheme);
  if (toolbar.latency !== 'own') sandbox.change({ latencyMs: Number(toolbar.latency) });
  if (toolbar.clock === 'later') sandbox.advance(LATER_MS);
  const asked = loadSession();
  // The whole app has its own guard, which waits by itself.
  if (!wholeApp) await asked;
  return { number: (current?.number ?? 0) + 1, sandbox, story: context.id, args: context.args, toolbar };
}

/** Applies the toolbar's clock and latency to the current story without restarting it. */
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
 * Sets up a story when it opens, runs again, or gets another scenario or scheme. A moved clock, another latency or
 * changed controls only update the current story.
 */
export async function setUpStory(context: StoryContext<ReactRenderer>): Promise<LoadedStory> {
  const { scheme, scenario, latency, clock, reading, pace } = context.globals as ToolbarState;
  const toolbar: ToolbarState = { scheme, scenario, latency, clock, reading, pace };
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

/** The number of calls that the story's sandbox holds back. */
export const pausedCalls = (): number => current?.sandbox.paused().length ?? 0;
