import { loggedToasts, type LoggedToast } from '@/lib/toastLog';
import { reportOf } from './report';
import type { Sandbox } from './sandbox';
import { linkToPage, linkToScenario } from './share';

/** A sandbox that runs in the page of the app, and knows what is on it. */
export interface PageSandbox extends Sandbox {
  /** An address that shows what is on screen: page, data, scenario and clock. */
  link(): Promise<string>;
  /** A short address that starts the scenario in force on this page. */
  scenarioLink(): string;
  /** A bug report as Markdown: link, calls, versions. */
  report(): Promise<string>;
  /** The toasts shown and not yet removed, oldest first. */
  toasts(): readonly LoggedToast[];
}

/** Adds to a sandbox what only a page can tell. */
export function pageSandbox(sandbox: Sandbox): PageSandbox {
  return {
    ...sandbox,
    link: () => linkToPage(sandbox),
    scenarioLink: () => linkToScenario(sandbox),
    report: () => reportOf(sandbox),
    toasts: loggedToasts,
  };
}
