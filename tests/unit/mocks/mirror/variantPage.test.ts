import { createSandbox } from '@mocks/engine/sandbox';
import { compare } from '@mocks/mirror/compare';
import { createReport } from '@mocks/mirror/report';
import { decodeScenario, SCENARIO_PARAM } from '@mocks/scenarios/link';
import { logins } from '@mocks/server/seeds/accounts';
import { expect, test } from 'vitest';

const rows = Array.from({ length: 9 }, (_, place) => ({ exchange_id: `S-${place}`, status: 'Nuevo' }));

/** A server's answer to the list of exchanges, compared. */
const compared = (status: number, body: unknown, path = '/api/exchanges') =>
  compare(
    { method: 'GET', path, headers: new Headers(), body: '' },
    {
      status,
      headers: new Headers({ 'content-type': 'application/json' }),
      text: JSON.stringify(body),
      redirects: [],
    },
  );

/** The answer that the app gets on a page of the demo. */
async function answerOn(page: string | undefined): Promise<Response> {
  const url = new URL(page ?? '', 'http://demo');
  expect(url.pathname).toBe('/envios');
  const sandbox = createSandbox({ scenario: decodeScenario(url.searchParams.get(SCENARIO_PARAM) ?? '') });
  const headers = { authorization: `Bearer ${logins.main}` };
  return sandbox.respond(new Request('http://demo/api/exchanges', { headers }));
}

test('a difference has a page of the demo whose server gives the same answer', async () => {
  const response = await answerOn(compared(200, { data: rows, total: 9 }).page);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ data: rows.slice(0, 3), total: 9 });
});

test('another status comes with its body', async () => {
  const response = await answerOn(compared(503, { msg: 'Cerrado.' }).page);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ msg: 'Cerrado.' });
});

test('an answer without a difference, with a token or beyond the length of an address has no page', () => {
  expect(compared(200, { data: [], count: 0 }).page).toBeUndefined();
  expect(compared(200, { data: rows, accessToken: 'abcdefgh1234' }).page).toBeUndefined();
  expect(compared(200, { data: rows, text: 'a'.repeat(8000) }).page).toBeUndefined();
});

test('the report links to the page in the named demo', () => {
  const report = createReport('https://api.example', 'https://demo.example');
  report.add(compared(200, { data: rows }));
  expect(report.markdown()).toMatch(
    /\n\[See the app with this answer\]\(https:\/\/demo\.example\/envios\?escenario=~[\w-]+\)\n/,
  );
});
