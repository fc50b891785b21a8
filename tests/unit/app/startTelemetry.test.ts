import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageTitle } from '@/app/layout/pageTitles';
import { startTelemetry } from '@/app/startTelemetry';
import { paths } from '@/lib/paths';
import { installSink } from '@/lib/telemetry';

let heard: string[] = [];

/** A page in a state of loading. */
function openPage(readyState: DocumentReadyState): void {
  heard = [];
  vi.stubGlobal('document', { readyState });
  vi.stubGlobal('addEventListener', (name: string) => heard.push(name));
}

beforeEach(() => installSink(() => undefined));

afterEach(() => installSink());

test('vitals and violations wait for the load event', () => {
  openPage('interactive');
  startTelemetry();
  expect(heard).toEqual(['error', 'unhandledrejection', 'load']);
});

/** Starts on a page that has loaded before the app. */
function startOnLoadedPage(): void {
  openPage('complete');
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { pathname: '/', href: 'https://turpial.example/' });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = () => undefined;
    },
  );
  startTelemetry();
}

test('on a page that has loaded before the app starts, they begin at once', async () => {
  startOnLoadedPage();
  expect(heard).toEqual(['error', 'unhandledrejection']);
  await vi.waitFor(() => expect(heard).toContain('securitypolicyviolation'));
});

test('vitals count for their own page where the browser tells navigations inside the app', async () => {
  const observed: (string | undefined)[] = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['soft-navigation'];
      observe = ({ type }: PerformanceObserverInit) => observed.push(type);
    },
  );
  vi.stubGlobal(
    'PerformanceSoftNavigation',
    class {
      getLargestInteractionContentfulPaint() {
        return null;
      }
    },
  );
  startOnLoadedPage();
  await vi.waitFor(() => expect(heard).toContain('securitypolicyviolation'));
  await vi.waitFor(() => expect(observed).toContain('soft-navigation'));
});

test('without a sink nothing is watched', () => {
  installSink();
  openPage('complete');
  startTelemetry();
  expect(heard).toEqual([]);
});

test('each page has its own title, by which a navigation is noticed', () => {
  const titles = Object.values(paths).map(pageTitle);
  expect(new Set(titles).size).toBe(titles.length);
});
