import type { Fault } from '@mocks/server/faultKinds';
import { expect, vi } from 'vitest';
import type { EndpointName } from '@/api/endpoints';
import type { RenderedApp } from './renderApp';

// What the server is told to do, and what it has been asked.

/** The idempotency keys of the calls that create an exchange, oldest first. */
export const postedKeys = ({ sandbox }: Pick<RenderedApp, 'sandbox'>) =>
  sandbox
    .log()
    .filter(({ call }) => call === 'createExchange')
    .map(({ requestHeaders }) => requestHeaders['idempotency-key']);

/** The bodies that an endpoint's calls have sent, oldest first. */
export const bodiesOf = ({ sandbox }: Pick<RenderedApp, 'sandbox'>, name: EndpointName) =>
  sandbox
    .log()
    .flatMap(({ call, requestBody }) => (call === name ? [JSON.parse(requestBody) as unknown] : []));

/** Advances the sandbox's time by some ms at a time until `check` passes, a hundred times at most. */
export function passTimeUntil(
  { sandbox }: Pick<RenderedApp, 'sandbox'>,
  check: () => void,
  ms = 3000,
): Promise<void> {
  return vi.waitFor(
    () => {
      sandbox.advance(ms);
      check();
    },
    { timeout: 10_000, interval: 100 },
  );
}

/** The number of calls of this name so far. */
export const callsTo = ({ sandbox }: Pick<RenderedApp, 'sandbox'>, call: EndpointName): number =>
  sandbox.log().filter((entry) => entry.call === call).length;

/** The server does its work at once, but its next answer is paused. */
export const paused = (call: EndpointName): Fault => ({ call, kind: 'hold', times: 1 });

/** Waits until as many answers are paused. */
export const isPaused = ({ sandbox }: Pick<RenderedApp, 'sandbox'>, calls = 1) =>
  expect.poll(() => sandbox.paused()).toHaveLength(calls);

/** Releases a paused answer once its call has arrived. */
export async function letGo({ sandbox }: Pick<RenderedApp, 'sandbox'>, call: EndpointName): Promise<void> {
  await expect.poll(() => sandbox.paused().map((one) => one.call)).toContain(call);
  sandbox.release(call);
}

/** The users of an endpoint's calls, oldest call first. */
export const callersOf = ({ sandbox }: Pick<RenderedApp, 'sandbox'>, name: EndpointName) =>
  sandbox.log().flatMap(({ call, account }) => (call === name ? [account] : []));
