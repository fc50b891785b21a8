import type { Database } from '../db/database';
import { formatCookie, parseCookies, type CookieJar } from './cookies';

/**
 * The jar of the browser that the sandbox runs in. Cookies that scripts may read are real ones, so that the app
 * finds them; the others have no place in a page and are kept with the sandbox's data. MSW has a cookie store of
 * its own, which is read once per tab and would go stale as soon as there are two.
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
      else if (cookie.maxAge === 0) db.cookie.remove(cookie.name);
      else db.cookie.put({ id: cookie.name, value: cookie.value });
    },
  };
}
