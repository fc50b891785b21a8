import { notifications } from '@mantine/notifications';
import { setUpSandbox } from '@mocks/adapters/setup';
import type { Sandbox } from '@mocks/engine/sandbox';
import { scenarioOf, type ScenarioName } from '@mocks/scenarios/presets/table';
import type { Loader, StoryContext } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { storageKeys, writeText } from '@/lib/storage';
import { loadSession } from '../tests/support/loadSession';
import type { ToolbarState } from './toolbar';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The sandbox's scenario; default: a visitor's. */
    scenario?: ScenarioName;
    /** MSW's handlers of the story, in front of the sandbox's own. */
    msw?: { readonly handlers: readonly RequestHandler[] };
    /** The page's address with its query. */
    path?: string;
    /** Navigation state on entry. */
    state?: unknown;
    /** True if the story is the whole app, which has its own providers and router. */
    wholeApp?: boolean;
  }
  interface StoryContext {
    sandbox: Sandbox;
  }
}

/** A frozen clock, so that the pixels are the same every day. */
const STILL = { at: '2026-07-01T10:00:00Z', frozen: true };

/** The setup of a story, valid until another setup replaces it. */
let current:
  | { readonly number: number; readonly sandbox: Sandbox; readonly key: string; readonly args: unknown }
  | undefined;

async function visit({ parameters, globals, storyGlobals, viewMode }: StoryContext): Promise<Sandbox> {
  const { scenario: own = 'normal', wholeApp = false } = parameters;
  const { scenario, clock, scheme } = globals as ToolbarState;
  // All stories of a run share one page and its store of toasts.
  notifications.clean();
  const name = scenario === 'own' ? own : scenario;
  const sandbox = await setUpSandbox(
    scenarioOf(name, clock === 'frozen' ? { clock: STILL } : {}),
    parameters.msw?.handlers,
  );
  // All stories of a page of documentation have its scheme.
  if (viewMode === 'story' || !('scheme' in storyGlobals)) writeText(storageKeys.colorScheme, scheme);
  const asked = loadSession();
  // The whole app has its own guard, which waits by itself.
  if (!wholeApp) await asked;
  return sandbox;
}

/** Sets up a story when it opens, runs again, or gets other settings of the toolbar; not when its controls change. */
export const setUpStory: Loader = async (story) => {
  const { scenario, clock, scheme } = story.globals as ToolbarState;
  const key = [story.id, scenario, clock, scheme].join(' ');
  const stays = current?.key === key && current.args !== story.args;
  current =
    current && stays
      ? { ...current, args: story.args }
      : { number: (current?.number ?? 0) + 1, sandbox: await visit(story), key, args: story.args };
  story.sandbox = current.sandbox;
  return { sandbox: current.sandbox, visit: current.number };
};
