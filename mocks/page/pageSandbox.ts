import { byName, checkedInputs, type Command } from '@mocks/engine/commands/command';
import { commandNames, commandTable, methodsOf } from '@mocks/engine/commands/table';
import type { Sandbox } from '@mocks/engine/sandbox';
import { bugReportOf } from './bugReport';
import { linkToPage, linkToScenario } from './share';

/** A sandbox in the app's page; it adds what needs the page. */
export interface PageSandbox extends Sandbox {
  /** A link that reproduces the screen: page, data, scenario and clock. */
  link(): Promise<string>;
  /** A short link that starts the current scenario on this page. */
  scenarioLink(): string;
  /** A bug report as Markdown: link, calls, versions. */
  report(): Promise<string>;
  /** All commands, one per line. */
  help(): string;
}

const HELP = commandNames
  .map((name) => {
    const { summary, inputs }: Command = commandTable[name];
    return `${name}(${inputs.map(([input]) => input).join(', ')})  ${summary}`;
  })
  .join('\n');

/**
 * Adds the page's methods to a sandbox and checks the inputs of every command, because the console can pass anything.
 */
export function pageSandbox(sandbox: Sandbox): PageSandbox {
  return {
    ...sandbox,
    ...methodsOf((name, given) => {
      const command: Command = commandTable[name];
      return sandbox.perform(name, checkedInputs(command, byName(command, given)));
    }),
    link: () => linkToPage(sandbox),
    scenarioLink: () => linkToScenario(sandbox),
    report: () => bugReportOf(sandbox),
    help: () => HELP,
  };
}
