import { notifications } from '@mantine/notifications';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { page, type BrowserPage } from 'vitest/browser';
import { App } from '@/app/App';
import type { Sandbox } from '@mocks/sandbox';
import { setStage } from '@mocks/stage';
import type { ScenarioChoice } from '@mocks/verbs/server';
import { loadSession } from './loadSession';

interface Options {
  /** A preset's name or a scenario; by default a visitor. */
  readonly scenario?: ScenarioChoice;
  /** With its query. */
  readonly path?: string;
  /** Navigation state that the page is entered with. */
  readonly state?: unknown;
}

export interface RenderedApp {
  /** The browser's page: `screen.getByRole(…)`, with locators that wait. */
  readonly screen: BrowserPage;
  readonly sandbox: Sandbox;
  /** Path and query on which the app stands. */
  readonly location: () => string;
}

let where = '';

function Location() {
  const { pathname, search } = useLocation();
  // Known as soon as the page is drawn, not after it.
  useLayoutEffect(() => {
    where = pathname + search;
  }, [pathname, search]);
  return null;
}

/** The whole app in this browser, with a fresh sandbox behind it. */
export async function renderApp({
  scenario = 'normal',
  path = '/',
  state,
}: Options = {}): Promise<RenderedApp> {
  notifications.clean();
  const sandbox = await setStage(scenario);
  void loadSession();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  const url = new URL(path, location.origin);
  root.render(
    <StrictMode>
      <App
        router={(routes) => (
          <MemoryRouter initialEntries={[{ pathname: url.pathname, search: url.search, state }]}>
            <Location />
            {routes}
          </MemoryRouter>
        )}
      />
    </StrictMode>,
  );
  return { screen: page, sandbox, location: () => where };
}
