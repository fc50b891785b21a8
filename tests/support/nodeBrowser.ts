import { vi } from 'vitest';

/**
 * The browser features that the app's transport needs, for Node: cookies of one origin, `document.cookie`, and
 * relative addresses.
 */
export function standInForBrowser(origin: string): { readonly cookies: Map<string, string> } {
  const cookies = new Map<string, string>();
  const readable = new Set<string>();
  const fetchFromNetwork = globalThis.fetch;

  const keep = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (line.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
    if (!line.includes('HttpOnly')) readable.add(name);
  };
  const pairs = (names: readonly string[]) =>
    names.map((name) => `${name}=${cookies.get(name) ?? ''}`).join('; ');

  vi.stubGlobal('document', {
    get cookie() {
      return pairs([...cookies.keys()].filter((name) => readable.has(name)));
    },
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (init.credentials === 'include') headers.set('cookie', pairs([...cookies.keys()]));
    const response = await fetchFromNetwork(`${origin}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  });
  return { cookies };
}
