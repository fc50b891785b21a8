/** @module-tag core */
import { expect, test } from 'vitest';
import type { EndpointName } from '@/api/endpoints';
import { openReady } from '../support/confirming';

// No problem with the token of a confirmation reaches the user (decision 9).

type Step = Awaited<ReturnType<typeof openReady>>;

/** The calls that matter; the page also reads lists and details, at moments that differ. */
const matters: ReadonlySet<EndpointName | undefined> = new Set(['createExchange', 'csrf'] as const);
const callsOf = ({ sandbox }: Step) =>
  sandbox.log().flatMap(({ call, status }) => (matters.has(call) ? [`${call} ${status}`] : []));

const REFUSAL = { error: 'CSRF token mismatch' };

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
