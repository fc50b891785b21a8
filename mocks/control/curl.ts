import type { LogEntry } from './log';

/** Set by curl itself, or worthless outside of the browser. */
const left = /^(host|connection|content-length|accept-encoding|cookie|origin|referer|user-agent|sec-.*)$/i;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call as a curl command for a POSIX shell. Its secrets are masked, as in the log. */
export function curlOf({ method, path, requestHeaders, requestBody }: LogEntry, origin: string): string {
  return [
    `curl ${quoted(origin + path)}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...Object.entries(requestHeaders)
      .filter(([name]) => !left.test(name))
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(requestBody === '' ? [] : [`--data-raw ${quoted(requestBody)}`]),
  ].join(' \\\n  ');
}
