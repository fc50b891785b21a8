import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { createSandbox, type Sandbox } from '@mocks/engine/sandbox';
import { decodeScenario } from '@mocks/scenarios/link';
import { answerLine } from './answer';

/** A sandbox for a client without a browser, started in a scenario as encoded in a link. */
export const sandboxIn = (scenario: string): Sandbox => createSandbox({ scenario: decodeScenario(scenario) });

/**
 * Serves the sandbox's commands over the Model Context Protocol: one JSON-RPC message per line. A call that waits for a
 * release does not delay the next message. Resolves when the input has ended and every message is answered.
 */
export async function serveMcp(sandbox: Sandbox, input: Readable, output: Writable): Promise<void> {
  const open = new Set<Promise<void>>();
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue;
    const one = answerLine(sandbox, line).then((text) => {
      if (text !== undefined) output.write(`${text}\n`);
      open.delete(one);
    });
    open.add(one);
  }
  await Promise.all(open);
}
