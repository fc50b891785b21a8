import { config } from './config';
import { matchPath, type AppPath } from './paths';

/** A route, never an address with its query. */
export type ReportedPage = AppPath | 'other';

export const pageOf = (pathname: string): ReportedPage => matchPath(pathname) ?? 'other';

/** A reported event. It never contains text typed by a user or sent by the server. */
export type ReportedEvent =
  | {
      readonly kind: 'error';
      /** Where it was caught. */
      readonly where: 'window' | 'promise' | 'render' | 'call';
      /** The error's own name, such as 'TypeError'. Its message may quote user input and is not sent. */
      readonly name: string;
      /** Files of the app with line and column, innermost first. */
      readonly frames: readonly string[];
    }
  | {
      readonly kind: 'call';
      /** The name in the endpoint table. */
      readonly call: string;
      readonly failure: string;
      readonly status: number;
      readonly requestId: string;
      readonly durationMs: number;
    }
  | {
      readonly kind: 'vital';
      readonly name: 'LCP' | 'CLS' | 'INP';
      readonly value: number;
      /** The page that was measured; where the browser measures whole visits only, the first one. */
      readonly page: ReportedPage;
    }
  | {
      /** A call that changed something and succeeded. */
      readonly kind: 'done';
      readonly call: string;
      readonly durationMs: number;
    }
  | {
      /** A page was shown. Together they are the steps of the funnel (docs/runbook.md). */
      readonly kind: 'page';
      /** The page before it in this tab; 'outside' for the first one. */
      readonly from: ReportedPage | 'outside';
      /** How long that page was shown. */
      readonly stayMs: number;
    }
  | {
      /** The browser blocked something that the Content-Security-Policy does not allow. */
      readonly kind: 'policy';
      readonly directive: string;
      /** A keyword such as 'inline', a scheme, or a host; never an address. */
      readonly blocked: string;
    }
  | {
      /** The last gate refused a transfer that the app was about to send. */
      readonly kind: 'gate';
      readonly rule: string;
    };

/** An event with its page, by default the shown one. */
export type Report = ReportedEvent & { readonly version: string; readonly page: ReportedPage };

type Sink = (report: Report) => void;

const beacon: Sink = (report) => void navigator.sendBeacon(config.reportUrl, JSON.stringify(report));

let sink = config.reportUrl === '' ? undefined : beacon;

/** Replaces the configured sink; without an argument, reports nothing. */
export function installSink(next?: Sink): void {
  sink = next;
}

/** Whether a sink is installed. */
export const isReporting = () => sink !== undefined;

/** Reports an event, if a sink is configured (docs/configuration.md, Reports). Never throws. */
export function report(event: ReportedEvent): void {
  try {
    sink?.({ version: config.version, page: pageOf(location.pathname), ...event });
  } catch {
    // The event has happened: whether its report can be sent must not change what follows, such as a transfer's result.
  }
}

const MOST_FRAMES = 5;

/** The build shortens the names of classes, so this is the property, which each own class sets. */
const nameOf = ({ name }: Error) => (/^\w{1,40}$/.test(name) ? name : 'Error');

/** Reports a thrown value: its name and the lines of app files in its stack. */
export function reportError(where: 'window' | 'promise' | 'render' | 'call', thrown: unknown): void {
  if (!sink) return;
  const error = thrown instanceof Error ? thrown : undefined;
  // The stack starts with the message, which may contain something that looks like a stack line.
  const places = (error?.stack ?? '').replace(error?.message ?? '', '');
  const frames = places.match(/\/(?:assets|src)\/[\w./-]+\.[jt]sx?(?:\?[\w=&.]*)?:\d+:\d+/g) ?? [];
  report({
    kind: 'error',
    where,
    name: error ? nameOf(error) : typeof thrown,
    frames: frames.slice(0, MOST_FRAMES).map((frame) => frame.replace(/\?[^:]*/, '')),
  });
}
