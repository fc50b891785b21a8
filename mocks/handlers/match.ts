import { endpointNames, endpoints, type EndpointName } from '@/api/endpoints';

/** The call that a request is, with the parameters of its path. */
export interface Match {
  readonly name: EndpointName;
  readonly params: Readonly<Record<string, string>>;
}

const patterns = endpointNames.map((name) => {
  const { method, path } = endpoints[name];
  return { name, method, pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) };
});

/** Finds the call of a method and a path from `/api/` on; undefined when the server has none. */
export function matchEndpoint(method: string, path: string): Match | undefined {
  for (const { name, method: expected, pattern } of patterns) {
    const found = method === expected ? pattern.exec(path) : null;
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    return { name, params: Object.fromEntries(params) as Record<string, string> };
  }
  return undefined;
}
