import { namedInputs, type Command } from '@mocks/engine/commands/command';
import { commandNames, commandTable, type CommandName } from '@mocks/engine/commands/table';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';

/** A tool of the Model Context Protocol. */
export interface Tool {
  readonly name: CommandName;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly openWorldHint: false;
  };
}

/** The commands of the table as tools: same names, summaries and inputs. */
export function toolList(): readonly Tool[] {
  return commandNames.map((name) => {
    const command: Command = commandTable[name];
    return {
      name,
      description: command.summary,
      inputSchema: toJsonSchema(namedInputs(command), {
        target: 'draft-2020-12',
        // The client writes the inputs.
        typeMode: 'input',
        // JSON Schema cannot express some checks; the command reports them.
        errorMode: 'ignore',
      }),
      annotations: {
        readOnlyHint: command.kind === 'read',
        destructiveHint: command.kind === 'start',
        openWorldHint: false,
      },
    };
  });
}
