import type { CookieJar } from '@mocks/host/cookies';
import { http, type HttpHandler } from 'msw';
import { endpointNames, endpoints } from '@/api/endpoints';
import { config } from '@/lib/config';
import type { Serve } from './respond';

const methods = { GET: http.get, POST: http.post, DELETE: http.delete };

interface HandlerOptions {
  /** Whose API: an origin, with a path if there is one, or '*' for any. Default: that of the app, or of the page. */
  readonly base?: string;
  /** Default: the cookies of the browser that the sandbox runs in. */
  readonly jar?: CookieJar;
}

/** MSW handlers of a sandbox: one for each row of the endpoint table, and a last one for every other address. */
export function handlers(sandbox: { readonly serve: Serve }, options: HandlerOptions = {}): HttpHandler[] {
  const origin = typeof location === 'undefined' ? '*' : location.origin;
  const { base = config.apiBaseUrl || origin, jar } = options;
  const rows = endpointNames.map((name) => {
    const { method, path } = endpoints[name];
    return methods[method](base + path, ({ request, params }) =>
      sandbox.serve(request, { name, params }, jar),
    );
  });
  return [...rows, http.all(`${base}/api/*`, ({ request }) => sandbox.serve(request, undefined, jar))];
}
