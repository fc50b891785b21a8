import { config } from '@/lib/config';
import type { CallLog, LogEntry, SentCall } from '../log';
import { safeAddress, safeAnswer, safeBody, safeHeader } from '../secrets';
import { TOO_LONG, type Har, type HarEntry } from './format';

const HTTP = 'HTTP/1.1';
/** HAR's value for a size that is not known. */
const UNKNOWN = -1;

const pairsOf = (entries: Iterable<readonly [string, string]>) =>
  [...entries].map(([name, value]) => ({ name, value: safeHeader(name, value) }));

function requestOf({ url, method, headers, body }: SentCall): HarEntry['request'] {
  const address = safeAddress(url);
  return {
    method,
    url: address.href,
    httpVersion: HTTP,
    cookies: [],
    headers: pairsOf(headers),
    queryString: pairsOf(address.searchParams),
    ...(body !== '' && {
      postData: { mimeType: headers.get('content-type') ?? 'application/json', text: safeBody(body) },
    }),
    headersSize: UNKNOWN,
    bodySize: body.length,
  };
}

function contentOf(mimeType: string, answer: string | undefined): HarEntry['response']['content'] {
  if (answer === undefined) return { size: UNKNOWN, mimeType, comment: TOO_LONG };
  const text = safeAnswer(answer);
  return { size: text.length, mimeType, text };
}

function responseOf({ status, responseHeaders }: LogEntry, { answer }: SentCall): HarEntry['response'] {
  return {
    // Browsers write 0 for a network failure too.
    status: status ?? 0,
    statusText: '',
    httpVersion: HTTP,
    cookies: [],
    headers: pairsOf(Object.entries(responseHeaders)),
    content: contentOf(responseHeaders['content-type'] ?? '', answer),
    redirectURL: '',
    headersSize: UNKNOWN,
    bodySize: UNKNOWN,
  };
}

/** The log as HAR 1.2. It contains no password, token, cookie or verification code. */
export function harOf(log: CallLog): Har {
  const entries = log.entries().flatMap((entry): readonly HarEntry[] => {
    const sent = log.sent(entry.id);
    if (!sent || entry.paused) return [];
    const { at, call, durationMs, why } = entry;
    return [
      {
        startedDateTime: new Date(at).toISOString(),
        time: durationMs,
        request: requestOf(sent),
        response: responseOf(entry, sent),
        cache: {},
        timings: { send: 0, wait: durationMs, receive: 0 },
        ...(call !== undefined && { _call: call }),
        _why: why.by,
      },
    ];
  });
  const creator = { name: `${config.brandName} sandbox`, version: config.version };
  return { log: { version: '1.2', creator, entries } };
}
