import type { CommandName } from '@mocks/engine/commands/table';
import type { Sandbox } from '@mocks/engine/sandbox';
import { runCommand } from '../http/control';

/** The result of a command. What it refuses is a result too, so that the model can read the reason. */
export async function toolResult(sandbox: Sandbox, name: CommandName, inputs: unknown) {
  const content = (text: string) => [{ type: 'text', text }];
  try {
    return {
      content: content(JSON.stringify(await runCommand(sandbox, name, inputs, sandbox.jar))),
    };
  } catch (error) {
    return { isError: true, content: content(error instanceof Error ? error.message : String(error)) };
  }
}
