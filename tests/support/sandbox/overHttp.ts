import type { CookieJar } from '@mocks/host/cookies';
import { parseJson } from '@/lib/jsonValues';

/**
 * Serves requests through an HTTP server, with the cookies of a jar, so that a visitor can call it like a sandbox. An
 * answer that is not JSON becomes an empty object.
 */
export function overHttp(url: string) {
  return {
    async respond(request: Request, jar: CookieJar): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      const cookies = ['csrf-token', 'turpial-refresh'].flatMap((name) => {
        const value = jar.get(name);
        return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
      });
      headers.set('cookie', cookies.join('; '));
      const body = await request.text();
      const response = await fetch(url + pathname + search, {
        method: request.method,
        headers,
        ...(body !== '' && { body }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const [, maxAge] = /Max-Age=(\d+)/.exec(line) ?? [];
        jar.set({
          name,
          value: decodeURIComponent(value),
          path: '/',
          httpOnly: false,
          ...(maxAge !== undefined && { maxAge: Number(maxAge) }),
        });
      }
      const status = response.status === 204 ? 200 : response.status;
      return Response.json(parseJson(await response.text()) ?? {}, { status });
    },
  };
}
