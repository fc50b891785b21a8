/** Cookies between a browser on loopback without TLS and a server on its own host. */
export interface CookieBridge {
  /** A `Set-Cookie` header of the server, so that the browser stores it. */
  toBrowser(header: string): string;
  /**
   * The `Cookie` header for the server; undefined without cookies. Only cookies that the server set: cookies do not
   * belong to a port, and those of other servers on loopback are not for it.
   */
  toServer(header: string | undefined): string | undefined;
}

const PREFIX = /^__(Host|Secure)-/;
/** They tie a cookie to the server's host or to TLS. */
const DROPPED = /^(domain|secure|partitioned)\b/i;

const localPath = (attribute: string, base: string) =>
  /^path=/i.test(attribute) && attribute.slice(5).startsWith(`${base}/`)
    ? attribute.slice(0, 5) + attribute.slice(5 + base.length)
    : attribute;

/** `base` is the path on the server that stands before `/api`. */
export function createCookieBridge(base: string): CookieBridge {
  /** The server's name of each cookie by the browser's. */
  const names = new Map<string, string>();
  return {
    toBrowser(header) {
      const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
      const [name = '', ...value] = pair.split('=');
      const local = name.replace(PREFIX, '');
      names.set(local, name);
      const kept = attributes
        .filter((one) => !DROPPED.test(one))
        .map((one) => (/^samesite=none$/i.test(one) ? 'SameSite=Lax' : one))
        .map((one) => localPath(one, base));
      return [`${local}=${value.join('=')}`, ...kept].join('; ');
    },
    toServer(header = '') {
      const known = header.split(';').flatMap((part) => {
        const [local = '', ...value] = part.trim().split('=');
        const name = names.get(local);
        return name === undefined ? [] : [`${name}=${value.join('=')}`];
      });
      return known.length > 0 ? known.join('; ') : undefined;
    },
  };
}
