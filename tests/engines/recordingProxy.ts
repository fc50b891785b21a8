import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '@mocks/adapters/http/messages';
import { installRecorder, RECORDS } from './recorder';

const script = `(${installRecorder.toString()})(${JSON.stringify(RECORDS)})`;
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const REPORTS = '/policy-reports';

/** Allows the recorder, and makes the browser report violations. */
const amended = (policy: string) =>
  `${policy.replace("script-src 'self'", `script-src 'self' ${hash}`)}; report-uri ${REPORTS}`;

const withRecorder = (html: string) => html.replace('<head>', `<head><script>${script}</script>`);

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function answer(upstream: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 500, headers } = upstream;
  const policy = headers['content-security-policy'];
  const sent = {
    ...headers,
    ...(policy !== undefined && { 'content-security-policy': amended(String(policy)) }),
  };
  if (statusCode === 304 || !headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, sent);
    upstream.pipe(response);
    return;
  }
  const html = withRecorder(await textOf(upstream));
  response.writeHead(statusCode, { ...sent, 'content-length': Buffer.byteLength(html) }).end(html);
}

/** Forwards to a site and adds a recorder of errors to each page. */
export async function startRecordingProxy(site: string) {
  const reports: string[] = [];
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    if (url === REPORTS) {
      void textOf(incoming).then((text) => reports.push(text));
      response.writeHead(204).end();
      return;
    }
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const forwarded = request(
      new URL(url ?? '/', site),
      options,
      (upstream) => void answer(upstream, response),
    );
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  const { url: origin, close } = await listen(server);
  return {
    url: origin,
    /** Reports of policy violations since the last call. */
    takeReports: () => reports.splice(0),
    /** Refuses connections. */
    disconnect: close,
    reconnect: () => listen(server, Number(new URL(origin).port)),
    close,
  };
}
