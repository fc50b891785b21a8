import { formatCookie, parseCookies, type CookieJar } from '@mocks/host/cookies';
import type { Database } from '@mocks/server/db/database';

/**
 * Cookie jar of the browser that the sandbox runs in. Script-readable cookies are real browser cookies, so that the
 * app finds them; `HttpOnly` ones are kept in the sandbox's database. MSW's own cookie store is not used: it reads
 * once per tab and becomes stale when there are two.
 */
export function visitorJar(db: Database): CookieJar {
  const readable = () => (typeof document === 'undefined' ? undefined : document);
  return {
    get(name) {
      const page = readable();
      return (page && parseCookies(page.cookie).get(name)) ?? db.cookie.get(name)?.value;
    },
    set(cookie) {
      const page = readable();
      if (page && !cookie.httpOnly) page.cookie = formatCookie(cookie);
      else if (cookie.maxAge === 0) db.cookie.delete(cookie.name);
      else db.cookie.put({ id: cookie.name, value: cookie.value });
    },
  };
}
