import { SEED_PASSWORD } from '../seeds/accounts';
import type { LogEntry } from './log';

/** Where `npm run sandbox` listens when it is not told otherwise. */
const HTTP_SANDBOX = 'http://127.0.0.1:8787';
/** Set by curl itself, or worthless outside of the browser. */
const left = /^(host|connection|content-length|accept-encoding|cookie|origin|referer|user-agent|sec-.*)$/i;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The body with what the log masks given back as what any sandbox takes: the seed's password, a login as token. */
function usable({ requestBody, account }: LogEntry): string {
  const body = requestBody.replace('"password":"•••"', `"password":"${SEED_PASSWORD}"`);
  return account === undefined ? body : body.replace('"refreshToken":"•••"', `"refreshToken":"${account}"`);
}

/**
 * The call as a curl command for a POSIX shell, for a sandbox of `npm run sandbox`. It holds no secret: the account's
 * login stands for its tokens (`rules/magic`), and the CSRF cookie for its header.
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
