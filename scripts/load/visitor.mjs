/**
 * A visitor of the API with cookies and tokens of their own.
 *
 * @typedef {ReturnType<typeof createVisitor>} Visitor
 */

/**
 * @param {string} site
 * @param {string} login
 * @param {(text: string) => void} wrong
 */
export function createVisitor(site, login, wrong) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  /** @type {number[]} */
  const times = [];
  let accessToken = '';

  /**
   * @param {string} method
   * @param {string} path
   * @param {{ body?: object, headers?: Record<string, string>, status?: number }} how `status`: the expected one, or any 2xx
   * @returns {Promise<any>}
   */
  async function call(method, path, { body, headers = {}, status } = {}) {
    const csrf = decodeURIComponent(cookies.get('csrf-token') ?? '');
    const started = performance.now();
    const answer = await fetch(site + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        ...(method === 'POST' && { 'content-type': 'application/json', 'x-csrf-token': csrf }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    times.push(performance.now() - started);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    if (status === undefined ? !answer.ok : answer.status !== status)
      wrong(`${login}: ${method} ${path} answered ${answer.status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }
  const keepToken = (/** @type {{ accessToken: string }} */ answer) => {
    accessToken = answer.accessToken;
  };

  return {
    login,
    /** Of every call, in ms. */
    times,
    get: (/** @type {string} */ path) => call('GET', path),
    /** Reads what the visitor may not see. */
    getMissing: (/** @type {string} */ path) => call('GET', path, { status: 404 }),
    post: (
      /** @type {string} */ path,
      /** @type {object} */ body,
      /** @type {Record<string, string>} */ headers = {},
    ) => call('POST', path, { body, headers }),
    logIn: async (/** @type {object} */ body) => keepToken(await call('POST', '/api/login', { body })),
    /** With the cookie alone, like a page load. */
    refresh: async () => keepToken(await call('POST', '/api/session/refresh', { body: {} })),
  };
}
