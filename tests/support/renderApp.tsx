import { notifications } from '@mantine/notifications';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { page, type BrowserPage } from 'vitest/browser';
import { App } from '@/app/App';
import { owned } from '@/lib/owner';
import { AppRouter } from '@/app/AppRouter';
import type { Sandbox } from '@mocks/sandbox';
import { setStage } from '@mocks/stage';
import type { ScenarioChoice } from '@mocks/verbs/server';
import { loadSession } from './loadSession';
import { watchLeaks, witness } from './taint/watchLeaks';

interface Options {
  /** A preset's name or a scenario; by default a visitor. */
  readonly scenario?: ScenarioChoice;
  /** With its query. */
  readonly path?: string;
  /** Navigation state that the page is entered with: the signed-in user's, unless it bears another stamp. */
  readonly state?: object | undefined;
  /**
   * 'browser' gives the app the tester's own window: its address, and a history for `history.back()`. In memory, as
   * by default, the app's address and the window's have nothing to do with each other.
   */
  readonly history?: 'memory' | 'browser';
}

export interface RenderedApp {
  /** The browser's page: `screen.getByRole(…)`, with locators that wait. */
  readonly screen: BrowserPage;
  readonly sandbox: Sandbox;
  /** Path and query on which the app stands. */
  readonly location: () => string;
  /** A full page load, of the present entry or of another path: only what the browser keeps is left. */
  readonly load: (path?: string) => void;
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
  // Known as soon as the page is drawn, not after it.
  useLayoutEffect(() => {
    entry = { pathname, search, state };
    // A history in memory is none that the browser could tell of.
    witness.carry({ place: 'address', text: pathname + search });
    witness.carry({ place: 'history state', text: JSON.stringify(state ?? null) });
  }, [pathname, search, state]);
  return null;
}

/** Puts the window on the page that the app is to open; the test's end puts its address back. */
function enterWindow({ pathname, search, state }: Entry): void {
  const { href } = window.location;
  const before: unknown = window.history.state;
  // As the app's router writes an entry.
  window.history.replaceState({ usr: state, key: 'default', idx: 0 }, '', pathname + search);
  onTestFinished(() => window.history.replaceState(before, '', href));
}

/** The whole app in this browser, with a fresh sandbox behind it. */
export async function renderApp({
  scenario = 'normal',
  path = '/',
  state,
  history = 'memory',
}: Options = {}): Promise<RenderedApp> {
  const sandbox = await setStage(scenario);
  watchLeaks(sandbox);
  const element = document.body.appendChild(document.createElement('div'));
  let root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  const router = (routes: ReactNode) => {
    const located = (
      <>
        <Location />
        {routes}
      </>
    );
    if (history === 'browser') return <AppRouter>{located}</AppRouter>;
    return <MemoryRouter initialEntries={[entry]}>{located}</MemoryRouter>;
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
  // The session knows by now who is in.
  enter(path, state && { ...owned({}), ...state });
  if (history === 'browser') enterWindow(entry);
  start();
  return {
    screen: page,
    sandbox,
    location: () => entry.pathname + entry.search,
    load(to) {
      root.unmount();
      root = createRoot(element);
      if (to !== undefined) {
        enter(to);
        if (history === 'browser') window.history.pushState(null, '', to);
      }
      void loadSession();
      start();
    },
  };
}
