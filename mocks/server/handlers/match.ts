import { decodePercent } from '@mocks/host/percentEncoding';
import { endpointNames, endpoints, type EndpointName } from '@/api/endpoints';

/** A request's endpoint, with its path parameters. */
export interface Match {
  readonly name: EndpointName;
  readonly params: Readonly<Record<string, string>>;
}

const patterns = endpointNames.map((name) => {
  const { method, path } = endpoints[name];
  return { name, method, pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) };
});

/** Finds the endpoint for a method and a path that starts with `/api/`; undefined if there is none. A path that is not valid percent-encoding matches none. */
export function matchEndpoint(method: string, path: string): Match | undefined {
  for (const { name, method: expected, pattern } of patterns) {
    const found = method === expected ? pattern.exec(path) : null;
    if (!found) continue;
    const params: Record<string, string> = {};
    for (const [key, value] of Object.entries(found.groups ?? {})) {
      const text = decodePercent(value);
      if (text === undefined) return undefined;
      params[key] = text;
    }
    return { name, params };
  }
  return undefined;
}
