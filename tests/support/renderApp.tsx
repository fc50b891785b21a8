import { notifications } from '@mantine/notifications';
import { setUpSandbox } from '@mocks/adapters/setup';
import type { Sandbox } from '@mocks/engine/sandbox';
import type { ScenarioChoice } from '@mocks/scenarios/presets/table';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { page, type BrowserPage } from 'vitest/browser';
import { App } from '@/app/App';
import { AppRouter } from '@/app/AppRouter';
import { keepForEntry } from '@/lib/entry';
import { loadSession } from './loadSession';
import { endCalls } from './openCalls';
import { watchLeaks, witness } from './taint/watchLeaks';

interface Options {
  /** A preset's name or a scenario; default: a visitor. */
  readonly scenario?: ScenarioChoice;
  /** Includes the query. */
  readonly path?: string;
  /** Navigation state on entry; the tab keeps it for its user, unless it names something that is kept, or an origin. */
  readonly state?: object | undefined;
  /**
   * 'browser' uses the window's address and history, for `history.back()`. 'memory', the default, leaves the window's
   * address alone.
   */
  readonly history?: 'memory' | 'browser';
}

export interface RenderedApp {
  /** The browser's page: `screen.getByRole(…)`, with locators that wait. */
  readonly screen: BrowserPage;
  readonly sandbox: Sandbox;
  /** Path and query of the app. */
  readonly location: () => string;
  /** A full page load of the current entry or of another path; only what the browser stores remains. */
  readonly load: (path?: string, state?: object) => void;
}

interface Entry {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

let entry: Entry = { pathname: '/', search: '', state: null };

function Location() {
  const { pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  // A layout effect, so that the location is known when the page is rendered.
  useLayoutEffect(() => {
    entry = { pathname, search, state };
    // A memory history does not appear in the browser, so the test records it.
    witness.carry({ place: 'address', text: pathname + search });
    witness.carry({ place: 'history state', text: JSON.stringify(state ?? null) });
  }, [pathname, search, state]);
  return null;
}

/** Sets the window's address for the app; the end of the test restores it. */
function enterWindow({ pathname, search, state }: Entry): void {
  const { href } = window.location;
  const before: unknown = window.history.state;
  // The format of React Router's entries.
  window.history.replaceState({ usr: state, key: 'default', idx: 0 }, '', pathname + search);
  onTestFinished(() => window.history.replaceState(before, '', href));
}

const LAST_CALLS = 15;

/** The address, the visible text and the last calls. */
function describePage(sandbox: Sandbox): string {
  const calls = sandbox
    .log()
    .slice(-LAST_CALLS)
    .map(({ call, status }) => `${call} ${status}`);
  return [
    `Address: ${entry.pathname}${entry.search}`,
    `Page: ${document.body.innerText.replaceAll(/\s+/g, ' ')}`,
    `Calls: ${calls.join(', ')}`,
  ].join('\n');
}

/** Renders the whole app with a fresh sandbox. */
export async function renderApp({
  scenario = 'normal',
  path = '/',
  state,
  history = 'memory',
}: Options = {}): Promise<RenderedApp> {
  const sandbox = await setUpSandbox(scenario);
  watchLeaks(sandbox);
  const element = document.body.appendChild(document.createElement('div'));
  let root = createRoot(element);
  onTestFinished(async () => {
    root.unmount();
    element.remove();
    await endCalls(sandbox);
  });
  // Runs before the page is removed; adds its content to the message of a failed test.
  onTestFinished(({ task }) => {
    const [error] = task.result?.errors ?? [];
    if (!error) return;
    error.message += `\n${describePage(sandbox)}`;
    // The suite reports the first lines of the stack.
    error.stack = `${error.message}\n${error.stack ?? ''}`;
  });
  const router = (routes: ReactNode) => {
    const located = (
      <>
        <Location />
        {routes}
      </>
    );
    if (history === 'browser') return <AppRouter>{located}</AppRouter>;
    return (
      <MemoryRouter initialEntries={[entry]} useTransitions={false}>
        {located}
      </MemoryRouter>
    );
  };
  const start = () => {
    notifications.clean();
    root.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    );
  };
  const enter = (to: string, carried?: object) => {
    const { pathname, search } = new URL(to, window.location.origin);
    entry = { pathname, search, state: carried };
  };

  void loadSession();
  // The session knows the user by now.
  enter(path, state && ('kept' in state || 'from' in state ? state : keepForEntry(state)));
  if (history === 'browser') enterWindow(entry);
  start();
  return {
    screen: page,
    sandbox,
    location: () => entry.pathname + entry.search,
    load(to, carried) {
      root.unmount();
      root = createRoot(element);
      if (to !== undefined) {
        enter(to, carried && keepForEntry(carried));
        if (history === 'browser') window.history.pushState(null, '', to);
      }
      void loadSession();
      start();
    },
  };
}
