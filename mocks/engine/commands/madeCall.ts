import { CSRF_COOKIE } from '@mocks/host/cookies';
import { callerOf } from '@mocks/server/handlers/session';
import { pathOf } from '@mocks/server/recording';
import { endpoints, type EndpointName } from '@/api/endpoints';
import { parseJson } from '@/lib/jsonValues';
import type { CommandContext } from './command';

type Part = Readonly<Record<string, string | number>>;

/** What a call carries (`src/api/contract.ts`). The server checks it. */
interface CallParts {
  readonly params?: Part;
  readonly query?: Part;
  readonly body?: unknown;
}

const ORIGIN = 'http://sandbox';

/** A new CSRF token in the jar, unless it has one. */
async function csrfToken({ respond, jar }: CommandContext): Promise<string> {
  if (jar.get(CSRF_COOKIE) === undefined) await respond(new Request(ORIGIN + endpoints.csrf.path), jar);
  return jar.get(CSRF_COOKIE) ?? '';
}

/** Makes a call as the app does, with the account's login as its token. A text that is not JSON is the body itself. */
export async function madeCall(
  context: CommandContext,
  name: EndpointName,
  parts: CallParts = {},
  login?: string,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const { respond, state, jar } = context;
  const { method } = endpoints[name];
  const account = login ?? callerOf(state.context(), { headers: new Headers(), body: '' }, jar)?.login;
  const request = new Request(ORIGIN + pathOf(name, parts), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(account !== undefined && { authorization: `Bearer ${account}` }),
      ...(method !== 'GET' && { 'x-csrf-token': await csrfToken(context) }),
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  });
  const response = await respond(request, jar);
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (parseJson(text) ?? text) };
}
