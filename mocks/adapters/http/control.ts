import type { IncomingMessage } from 'node:http';
import { checkedInputs, type Command } from '@mocks/engine/commands/command';
import { commandNames, commandTable } from '@mocks/engine/commands/table';
import type { Sandbox } from '@mocks/engine/sandbox';
import type { CookieJar } from '@mocks/host/cookies';
import { config } from '@/lib/config';

/** Read commands are GET with inputs in the query; all others are POST with inputs in the body. */
export const methodOf = ({ kind }: Command) => (kind === 'read' ? 'GET' : 'POST');

const addresses = new Map(
  commandNames.map((name) => [`${methodOf(commandTable[name])} /sandbox/${name}`, name]),
);

async function inputsOf(request: Request): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  return JSON.parse((await request.text()) || '{}');
}

/**
 * Runs a control call. A command without a result answers the state. `jar` receives the cookie of a new
 * session. An error thrown by the command becomes a 400.
 */
export async function control(
  sandbox: Sandbox,
  request: Request,
  jar: CookieJar,
): Promise<[status: number, body: unknown]> {
  const name = addresses.get(`${request.method} ${new URL(request.url).pathname}`);
  if (!name) return [404, { error: `Unknown call. Known: ${[...addresses.keys()].join(', ')}` }];
  try {
    const inputs = checkedInputs(commandTable[name], await inputsOf(request));
    const result = await sandbox.perform(name, inputs, jar);
    const isResult = result !== undefined && !(result instanceof Response);
    return [200, isResult ? result : sandbox.state()];
  } catch (error) {
    return [400, { error: error instanceof Error ? error.message : String(error) }];
  }
}

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** nginx passes it on (deploy/). */
const SITE = new URL(config.siteUrl).hostname;

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Why a call is not the tester's; undefined if it is. Any page that is open in the browser can reach this server: by
 * its port, or by a name of its own that leads to 127.0.0.1.
 */
export function foreign(
  { method, headers }: IncomingMessage,
  path: string,
  named: readonly string[],
): string | undefined {
  const { host = '', origin } = headers;
  const name = hostOf(`http://${host}`)?.replace(/:\d+$/, '') ?? '';
  if (![...LOOPBACK, SITE, ...named].includes(name)) {
    return `Host '${host}' is not this machine; --host NAME allows a name.`;
  }
  if (!path.startsWith('/sandbox/')) return undefined;
  if (origin !== undefined && hostOf(origin) !== host) return `Origin '${origin}' is another site.`;
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
  if (method !== 'GET' && !isJson) return "A control call needs 'content-type: application/json'.";
  return undefined;
}
