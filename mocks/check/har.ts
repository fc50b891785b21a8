import { answeredText, readableHar, TOO_LONG } from '@mocks/engine/har/format';
import { MASK } from '@mocks/engine/secrets';
import { endpointAt } from '@mocks/server/recording';
import * as v from 'valibot';
import { asArray, asObject, asText, parseJson } from '@/lib/jsonValues';
import type { Secrets } from './client';
import { judge } from './judge';
import type { Report } from './report';

/** Headers as a HAR lists them. */
function headersOf(pairs: unknown): Headers {
  const headers = new Headers();
  for (const pair of asArray(pairs) ?? []) {
    const name = asText(asObject(pair)?.name) ?? '';
    const value = asText(asObject(pair)?.value) ?? '';
    // A browser writes ':status' among the headers, and a sandbox masks some values.
    if (/^[\w-]+$/.test(name) && value !== MASK) headers.append(name, value.replace(/[^\t\x20-\xff]/g, '?'));
  }
  return headers;
}

/**
 * Judges each answer of the API in a HAR. With a `url`, only those of that server.
 * @throws Error if it is no HAR, or has no such answer
 */
export function readHar(har: string, url: string | undefined, report: Report, secrets: Secrets): void {
  const result = v.safeParse(readableHar, parseJson(har));
  report.skipRefusal('a HAR does not say by which rule a call has to be refused');
  if (!result.success) throw new Error(`Not a HAR: ${v.getDotPath(result.issues[0]) ?? 'log'}`);
  let calls = 0;
  for (const { request, response } of result.output.log.entries) {
    const { method } = request;
    if (!URL.canParse(request.url) || (url !== undefined && !request.url.startsWith(`${url}/api/`))) continue;
    const address = new URL(request.url);
    const match = endpointAt(method, address);
    if (!match) continue;
    calls += 1;
    const { content } = response;
    const sent = headersOf(request.headers);
    const body = parseJson(asText(asObject(request.postData)?.text) ?? '');
    const text = answeredText(content).replaceAll(MASK, 'masked');
    secrets.add(sent.get('authorization')?.replace(/^bearer /i, ''), sent.get('x-csrf-token'));
    secrets.add(...(sent.get('cookie') ?? '').split('; ').map((pair) => pair.replace(/^[^=]*=/, '')));
    secrets.addFrom(body);
    secrets.addFrom(Object.fromEntries(address.searchParams));
    secrets.addFrom(parseJson(text));
    if (response.status === 0) report.skip(match.name, 'the recorded call got no answer');
    else if (content.comment === TOO_LONG) report.skip(match.name, 'the recorded answer is cut');
    else {
      const headers = headersOf(response.headers);
      if (!headers.has('content-type') && content.mimeType !== '')
        headers.set('content-type', content.mimeType);
      const mayCompress = (sent.get('accept-encoding') ?? 'identity') !== 'identity';
      const answered = { status: response.status, headers, text, mayCompress };
      const lines = judge(match.name, answered, { params: match.params, body }, 'any');
      const isSuccess = response.status < 400;
      // A recorded refusal proves nothing of the success.
      if (isSuccess || lines.length > 0) report.add(match.name, lines);
      else report.skip(match.name, 'only refusals are recorded');
    }
  }
  if (calls === 0) throw new Error('The HAR has no call of the API.');
}
