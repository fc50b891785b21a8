import type { LogEntry } from '@mocks/engine/log';
import { SEED_PASSWORD } from '@mocks/server/seeds/accounts';

/** Default address of `npm run sandbox`. */
const HTTP_SANDBOX = 'http://127.0.0.1:8787';
/** Headers that curl sets itself or that only make sense in a browser. */
const left = /^(host|connection|content-length|accept-encoding|cookie|origin|referer|user-agent|sec-.*)$/i;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request body with usable values in place of masked ones: the seed's password, and a login as token. */
function usable({ requestBody, account }: LogEntry): string {
  const body = requestBody.replace('"password":"•••"', `"password":"${SEED_PASSWORD}"`);
  return account === undefined ? body : body.replace('"refreshToken":"•••"', `"refreshToken":"${account}"`);
}

/**
 * A curl command (POSIX shell) that repeats the call against `npm run sandbox`. It contains no secret: the account's
 * login replaces its tokens, and the CSRF cookie matches the header.
 */
export function curlOf(entry: LogEntry, origin = HTTP_SANDBOX): string {
  const { method, path, requestHeaders, account, call } = entry;
  const csrf = requestHeaders['x-csrf-token'];
  const body =
    call === 'refreshSession' && account ? JSON.stringify({ refreshToken: account }) : usable(entry);
  return [
    `curl ${quoted(origin + path)}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...Object.entries(requestHeaders)
      .filter(([name]) => !left.test(name))
      .map(([name, value]) =>
        name === 'authorization' ? `${name}: Bearer ${account ?? value}` : `${name}: ${value}`,
      )
      .map((header) => `-H ${quoted(header)}`),
    ...(csrf === undefined ? [] : [`-b ${quoted(`csrf-token=${encodeURIComponent(csrf)}`)}`]),
    ...(body === '' ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
}
