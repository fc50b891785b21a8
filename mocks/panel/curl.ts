import type { LogEntry } from '@mocks/engine/log';
import { logins, SEED_PASSWORD } from '@mocks/server/seeds/accounts';

/** Default address of `npm run serve -- sandbox`. */
const HTTP_SANDBOX = 'http://127.0.0.1:8787';
/** Headers that curl sets itself or that only make sense in a browser. */
const left =
  /^(host|connection|content-length|accept-encoding|cookie|origin|referer|user-agent|x-csrf-token|sec-.*)$/i;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The first code that the sandbox sends for every purpose. */
const FIRST_CODE = '246810';

/** A body with usable values in place of masked ones: the login, an account's login as token, the seed's password. */
function usable({ requestBody, login = logins.main, account = login }: LogEntry): string {
  const values = { password: SEED_PASSWORD, code: FIRST_CODE, login, refreshToken: account };
  return Object.entries(values).reduce(
    (body, [name, value]) => body.replace(`"${name}":"•••"`, `"${name}":"${value}"`),
    requestBody,
  );
}

/**
 * A curl command (POSIX shell) that repeats the call against `npm run serve -- sandbox`. It contains no secret: the account's
 * login replaces its tokens, and the CSRF cookie matches the header.
 */
export function curlOf(entry: LogEntry, origin = HTTP_SANDBOX): string {
  const { method, path, requestHeaders, account, login = logins.main, call } = entry;
  const address = path
    .replace('login=•••', `login=${encodeURIComponent(login)}`)
    .replace('code=•••', `code=${FIRST_CODE}`);
  const isWrite = method !== 'GET';
  const body =
    call === 'refreshSession' && account ? JSON.stringify({ refreshToken: account }) : usable(entry);
  return [
    `curl ${quoted(origin + address)}`,
    ...(isWrite ? [`-X ${method}`] : []),
    ...Object.entries(requestHeaders)
      .filter(([name]) => !left.test(name))
      .map(([name, value]) =>
        name === 'authorization' ? `${name}: Bearer ${account ?? value}` : `${name}: ${value}`,
      )
      .map((header) => `-H ${quoted(header)}`),
    // The server compares header and cookie; any text does.
    ...(isWrite ? ["-H 'x-csrf-token: curl'", "-b 'csrf-token=curl'"] : []),
    ...(body === '' ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
}
