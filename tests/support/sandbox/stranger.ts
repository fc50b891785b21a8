import { createServer } from 'node:http';
import { bodyOf, listen, type Listening } from '@mocks/adapters/http/messages';
import { endpointAt } from '@mocks/server/recording';
import type { EndpointName } from '@/api/endpoints';
import { parseJson } from '@/lib/jsonValues';

/** An answer that a stranger can change before it sends it. */
export interface Altered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: unknown;
  /** Sent instead of the body's JSON. */
  readonly text?: string | Buffer;
}
export type Alter = (answer: Altered) => Altered;
/** How a stranger differs from the sandbox, by call; `other` is every other address. */
export type Alterations = Readonly<Partial<Record<EndpointName | 'other', Alter>>>;

/**
 * A server that passes the calls to the sandbox at `url` and changes the answers of some. `asked` changes the headers
 * that it passes on.
 */
export async function startStranger(
  url: string,
  alterations: Alterations,
  asked = (headers: Record<string, string>) => headers,
): Promise<Listening> {
  const server = createServer((request, response) => {
    void (async () => {
      const sent = await bodyOf(request);
      const { method = 'GET', url: path = '/' } = request;
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        name === 'host' || name === 'connection' || value === undefined
          ? []
          : [[name, String(value)] as [string, string]],
      );
      const served = await fetch(url + path, {
        method,
        headers: asked(Object.fromEntries(headers)),
        ...(sent.length > 0 && { body: sent.toString() }),
      });
      const answer: Altered = {
        status: served.status,
        headers: {
          'content-type': served.headers.get('content-type') ?? '',
          'set-cookie': served.headers.getSetCookie(),
        },
        body: parseJson(await served.text()),
      };
      const name = endpointAt(method, new URL(path, 'http://stranger'))?.name;
      const altered = alterations[name ?? 'other']?.(answer) ?? answer;
      const { status, headers: answered, body, text } = altered;
      for (const [name, value] of Object.entries(answered)) response.setHeader(name, value);
      response.writeHead(status).end(status === 204 ? undefined : (text ?? JSON.stringify(body)));
    })();
  });
  return await listen(server);
}
