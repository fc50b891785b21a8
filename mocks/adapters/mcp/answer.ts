import { commandNames } from '@mocks/engine/commands/table';
import type { Sandbox } from '@mocks/engine/sandbox';
import * as v from 'valibot';
import { config } from '@/lib/config';
import { parseJson } from '@/lib/jsonValues';
import { toolResult } from './toolResult';
import { toolList } from './tools';

/** Newest first. */
const versions = ['2025-06-18', '2025-03-26', '2024-11-05'];

const instructions =
  "A simulated server with its data. 'apply' starts a preset of 'scenarios', 'call' makes a call of the app, " +
  "'advance' moves the clock, 'fault' breaks a call, 'undo' takes the last command back.";

const message = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.optional(v.union([v.string(), v.number()])),
  method: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
});
const toolCall = v.object({ name: v.picklist(commandNames), arguments: v.optional(v.unknown(), {}) });

/** An error of the protocol, with its JSON-RPC code. */
class ProtocolError extends Error {
  constructor(
    readonly code: -32700 | -32600 | -32601 | -32602,
    text: string,
  ) {
    super(text);
  }
}

function callTool(sandbox: Sandbox, params: unknown) {
  const parsed = v.safeParse(toolCall, params);
  if (!parsed.success) throw new ProtocolError(-32602, parsed.issues[0].message);
  const { name, arguments: inputs } = parsed.output;
  return toolResult(sandbox, name, inputs);
}

async function resultOf(sandbox: Sandbox, method: string, params: Readonly<Record<string, unknown>>) {
  switch (method) {
    case 'initialize': {
      const wanted = versions.find((version) => version === params.protocolVersion);
      return {
        protocolVersion: wanted ?? versions[0],
        capabilities: { tools: {} },
        serverInfo: { name: 'turpial-sandbox', version: config.version },
        instructions,
      };
    }
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: toolList() };
    case 'tools/call':
      return callTool(sandbox, params);
    default:
      throw new ProtocolError(-32601, `Unknown method '${method}'`);
  }
}

function parsedMessage(line: string) {
  const value = parseJson(line);
  if (value === undefined) throw new ProtocolError(-32700, 'Not JSON');
  const result = v.safeParse(message, value);
  if (!result.success) throw new ProtocolError(-32600, 'Not a request of JSON-RPC 2.0');
  return result.output;
}

/** The answer to one line of JSON-RPC; undefined for a notification. Never throws. */
export async function answerLine(sandbox: Sandbox, line: string): Promise<string | undefined> {
  let id: string | number | null = null;
  const answer = (rest: object) => JSON.stringify({ jsonrpc: '2.0', id, ...rest });
  try {
    const { id: given, method, params } = parsedMessage(line);
    if (given === undefined) return undefined;
    id = given;
    return answer({ result: await resultOf(sandbox, method, params) });
  } catch (error) {
    const code = error instanceof ProtocolError ? error.code : -32603;
    return answer({ error: { code, message: error instanceof Error ? error.message : String(error) } });
  }
}
