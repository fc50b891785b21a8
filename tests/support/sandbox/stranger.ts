import { createServer, type Server } from 'node:http';
import { bodyOf, listen } from '@mocks/adapters/http/messages';
import { matchEndpoint } from '@mocks/server/handlers/match';
import type { EndpointName } from '@/api/endpoints';
import { parseJson } from '@/lib/jsonValues';

/** An answer that a stranger can change before it sends it. */
export interface Altered {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
  /** Sent instead of the body's JSON. */
  readonly text?: string;
  readonly location?: string;
}

/** How a stranger differs from the sandbox, by call. */
export type Alterations = Readonly<Partial<Record<EndpointName, (answer: Altered) => Altered>>>;

/** A server that passes the calls to a sandbox at `url` and changes its answers. The path may start with `/v2`. */
export async function startStranger(
  url: string,
  alterations: Alterations,
): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const { method = 'GET', url: address = '/' } = request;
      const path = address.replace(/^\/v2/, '');
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        name === 'host' || name === 'connection' || value === undefined
          ? []
          : [[name, String(value)] as [string, string]],
      );
      const served = await fetch(url + path, {
        method,
        headers,
        ...(body.length > 0 && { body: body.toString() }),
      });
      const text = await served.text();
      const answer: Altered = {
        status: served.status,
        type: served.headers.get('content-type') ?? '',
        body: parseJson(text),
      };
      const name = matchEndpoint(method, path.replace(/\?.*$/, ''))?.name;
      const isMoved = address.startsWith('/v2');
      const alter = name === undefined || isMoved ? undefined : alterations[name];
      const altered = alter?.(answer) ?? answer;
      response.setHeader('set-cookie', served.headers.getSetCookie());
      if (altered.location !== undefined) response.setHeader('location', altered.location);
      response
        .writeHead(altered.status, { 'content-type': altered.type })
        .end(altered.text ?? JSON.stringify(altered.body));
    })();
  });
  return { url: await listen(server, 0), server };
}
