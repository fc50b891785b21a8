import { config } from './config';
import { matchPath, type AppPath } from './paths';

/** Something worth knowing about the app at work. It never holds what a person or the server wrote. */
export type ReportedEvent =
  | {
      readonly kind: 'error';
      /** Who noticed it. */
      readonly where: 'window' | 'promise' | 'render';
      /** The error's class. Its message may quote what was typed, and stays here. */
      readonly name: string;
      /** Files of our own with line and column, innermost first. */
      readonly frames: readonly string[];
    }
  | {
      readonly kind: 'call';
      /** Name in the table of endpoints. */
      readonly call: string;
      readonly failure: string;
      readonly status: number;
      readonly requestId: string;
      readonly durationMs: number;
    }
  | { readonly kind: 'vital'; readonly name: 'LCP' | 'CLS' | 'INP'; readonly value: number };

/** An event with where it happened: a route, never an address with its query. */
export type Report = ReportedEvent & { readonly version: string; readonly page: AppPath | 'other' };

type Sink = (report: Report) => void;

const beacon: Sink = (report) => void navigator.sendBeacon(config.reportUrl, JSON.stringify(report));

let sink = config.reportUrl === '' ? undefined : beacon;

/** Puts another sink in the place of the configured one; without an argument, none. */
export function installSink(next?: Sink): void {
  sink = next;
}

/** Whether anybody listens. */
export const isReporting = () => sink !== undefined;

/** Reports an event; says nothing to nobody unless a sink is configured (README, `VITE_REPORT_URL`). */
export function report(event: ReportedEvent): void {
  const page = typeof location === 'undefined' ? undefined : matchPath(location.pathname);
  sink?.({ ...event, version: config.version, page: page ?? 'other' });
}

const MOST_FRAMES = 5;

/** Reports what was thrown, by its class and the places in our files that it passed. */
export function reportError(where: 'window' | 'promise' | 'render', thrown: unknown): void {
  if (!sink) return;
  const error = thrown instanceof Error ? thrown : undefined;
  const frames =
    (error?.stack ?? '').match(/\/(?:assets|src)\/[\w./-]+\.[jt]sx?(?:\?[\w=&.]*)?:\d+:\d+/g) ?? [];
  report({
    kind: 'error',
    where,
    name: error?.constructor.name ?? typeof thrown,
    frames: frames.slice(0, MOST_FRAMES).map((frame) => frame.replace(/\?[^:]*/, '')),
  });
}
