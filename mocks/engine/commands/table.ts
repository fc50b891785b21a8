import { callCommands } from './calls';
import type { Command, CommandContext } from './command';
import { dataCommands } from './data';
import { serverCommands } from './server';
import { timeCommands } from './time';

/** All commands. The sandbox's methods, the console, the HTTP control calls and the panel's undo read this table. */
export const commandTable = { ...serverCommands, ...timeCommands, ...dataCommands, ...callCommands };

type CommandTable = typeof commandTable;
export type CommandName = keyof CommandTable;

/** In the table's order. */
export const commandNames = Object.keys(commandTable) as readonly CommandName[];

type Method<F> = F extends (context: CommandContext, ...inputs: infer I) => infer R
  ? (...inputs: I) => R
  : never;

/** The commands as methods. */
export type Commands = { readonly [N in CommandName]: Method<CommandTable[N]['run']> };

/** Creates the methods; each one calls `perform` with its own name. */
export function methodsOf(perform: (name: CommandName, inputs: readonly unknown[]) => unknown): Commands {
  const methods = commandNames.map(
    (name) => [name, (...inputs: unknown[]) => perform(name, inputs)] as const,
  );
  // The loop loses the type of each row; every method has the signature of its own row.
  return Object.fromEntries(methods) as unknown as Commands;
}

/** The Spanish undo label of a command; undefined for an unknown name. */
export function labelOf(name: string): string | undefined {
  const rows: Readonly<Record<string, Command | undefined>> = commandTable;
  return rows[name]?.label;
}
