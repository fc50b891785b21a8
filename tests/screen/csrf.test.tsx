/** @module-tag core */
import { expect, test, vi } from 'vitest';
import type { EndpointName } from '@/api/endpoints';
import { openReady } from '../support/confirming';

// A confirmation sends the CSRF token, and no problem with the token reaches the user (decision 9).

type Step = Awaited<ReturnType<typeof openReady>>;

/** The calls that matter; the page also reads lists and details, at moments that differ. */
const matters: ReadonlySet<EndpointName | undefined> = new Set(['createExchange', 'csrf'] as const);
const callsOf = ({ sandbox }: Step) =>
  sandbox.log().flatMap(({ call, status }) => (matters.has(call) ? [`${call} ${status}`] : []));
/** The tokens that confirmations send from now on; the log masks them. */
function watchTokens({ sandbox }: Step): () => readonly (string | null)[] {
  const serve = vi.spyOn(sandbox, 'serve');
  return () =>
    serve.mock.calls.flatMap(([{ method, url, headers }]) =>
      method === 'POST' && url.endsWith('/api/exchange') ? [headers.get('x-csrf-token')] : [],
    );
}

const REFUSAL = { error: 'CSRF token mismatch' };

test('a confirmation sends the decoded value of the cookie', async () => {
  const step = await openReady();
  const tokens = watchTokens(step);
  expect(document.cookie).toMatch(/csrf-token=csrf%2B\w+%2F%3D%3D/);
  await step.confirm.click();
  await expect.element(step.receipt).toBeVisible();
  expect(tokens()).toEqual([expect.stringMatching(/^csrf\+\w+\/==$/)]);
});

test('a server that sets no cookie gets the token of its own answer', async () => {
  const step = await openReady();
  const { sandbox, confirm, receipt } = step;
  const tokens = watchTokens(step);
  document.cookie = 'csrf-token=; Path=/; Max-Age=0';
  sandbox.fault({ call: 'csrf', kind: 'status', status: 200, body: { csrfToken: 'only-in-the-body' } });
  // The sandbox compares the token with its cookie, so it does not create the exchange.
  sandbox.fault({ call: 'createExchange', kind: 'status', status: 422, body: { error: 'Otro día.' } });
  await confirm.click();
  await expect.element(step.screen.getByText('Otro día.')).toBeVisible();
  await expect.element(receipt).not.toBeInTheDocument();
  expect(tokens()).toEqual(['only-in-the-body']);
});

test('a token that the server no longer accepts is renewed, and the exchange is made once', async () => {
  const step = await openReady();
  const { sandbox, confirm, receipt, created, alert } = step;
  sandbox.fault({ call: 'createExchange', kind: 'status', status: 403, body: REFUSAL, times: 1 });
  sandbox.clearLog();
  await confirm.click();
  await expect.element(receipt).toBeVisible();
  expect(callsOf(step)).toEqual(['createExchange 403', 'csrf 200', 'createExchange 201']);
  expect(created()).toBe(1);
  expect(alert).not.toHaveBeenCalled();
});

test('a token that stays refused is renewed once, then the user reads the refusal', async () => {
  const step = await openReady();
  const { screen, sandbox, confirm, created } = step;
  sandbox.fault({ call: 'createExchange', kind: 'status', status: 403, body: REFUSAL });
  sandbox.clearLog();
  await confirm.click();
  await expect.element(screen.getByText(REFUSAL.error)).toBeVisible();
  expect(callsOf(step)).toEqual(['createExchange 403', 'csrf 200', 'createExchange 403']);
  expect(created()).toBe(0);
});
