/** @module-tag all */
import type { Fault } from '@mocks/server/faultKinds';
import { describe, expect, test } from 'vitest';
import { confirmationPrefixes } from '@/lib/storage';
import { LOGIN, goByMenu, openFromToast, openReady, openStep, passTimeUntil } from '../support/confirming';
import { lostOnce, MADE, neverArrived, NOT_MADE, noHistory, watchToasts } from '../support/lostAnswers';

// The app has to find the exchange of a confirmation whose answer was lost.

type Step = Awaited<ReturnType<typeof openReady>>;

const { told, said } = watchToasts();

/** The open confirmations in the browser's storage. */
const kept = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(confirmationPrefixes.open))
    .map(([, text]) => String(text))
    .join();

test('a clock that jumps an hour back decides nothing', async () => {
  const step = await openReady();
  const { screen, sandbox, confirm } = step;
  sandbox.change({ faults: [noHistory, neverArrived] });
  await confirm.click();
  await expect.element(screen.getByText(/Todavía no sabemos si tu envío se hizo/)).toBeVisible();
  sandbox.goTo(new Date(Date.now() - 60 * 60_000).toISOString());
  sandbox.clearFaults();
  sandbox.clearLog();
  const looks = () => sandbox.log().filter(({ call, status }) => call === 'listExchanges' && status === 200);
  await passTimeUntil(step, () => expect(looks().length).toBeGreaterThan(0));
  expect(screen.getByText(NOT_MADE).query()).toBeNull();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
});

test('a history without content decides nothing, before the press or after it', async () => {
  const silent: Fault = { call: 'listExchanges', kind: 'status', status: 204 };
  const step = await openReady({ faults: [silent, neverArrived] });
  const { screen, sandbox, confirm } = step;
  sandbox.clearLog();
  await confirm.click();
  const looks = () => sandbox.log().filter(({ call }) => call === 'listExchanges').length;
  // By then two readings of a history would have been enough.
  await passTimeUntil(step, () => expect(looks()).toBeGreaterThanOrEqual(6));
  await expect.element(screen.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
});

test('a lagging history may still show an exchange that counted as not made', async () => {
  const step = await openReady();
  const { screen, sandbox, confirm } = step;
  const old = { exchanges: [], count: 0 };
  sandbox.change({ faults: [lostOnce, { call: 'listExchanges', kind: 'answer', body: old }] });
  await confirm.click();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
  sandbox.clearFaults();
  await goByMenu(step, /Mis envíos/);
  await expect.element(screen.getByText(MADE)).toBeVisible();
});

test('a confirmation that counted as not made leaves the tab after a day', async () => {
  const step = await openReady();
  const { screen, sandbox, confirm, load } = step;
  sandbox.fault(neverArrived);
  await confirm.click();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
  sandbox.advance(23 * 60 * 60_000);
  load('/envios');
  await expect.element(screen.getByText(/^Total registrados/)).toBeVisible();
  expect(kept()).toContain('notFound');
  sandbox.advance(60 * 60_000);
  load('/envios');
  await expect.poll(kept).toBe('');
});

describe('when the history could not be read before the press', () => {
  /** The user made an identical exchange four minutes ago; the history is readable again only after the press. */
  async function openBlind(fault: Fault): Promise<Step> {
    const step = await openReady({ faults: [{ call: 'listExchanges', kind: 'status', status: 500 }] });
    const { sandbox, confirm } = step;
    const { id } = sandbox.createExchange(LOGIN, 50);
    sandbox.updateExchange(id, { inserted: new Date(Date.now() - 4 * 60_000).toISOString() });
    sandbox.fault(fault);
    await confirm.click();
    await expect.element(step.screen.getByText(/Todavía no sabemos si tu envío se hizo/)).toBeVisible();
    sandbox.clearFaults();
    return step;
  }

  test('an identical earlier exchange is not mistaken for the lost one', async () => {
    const step = await openBlind(neverArrived);
    await passTimeUntil(step, () => expect(step.screen.getByText(NOT_MADE).query()).not.toBeNull());
    expect(said()).not.toContain(MADE);
  });

  test('the lost exchange is found beside the identical one', async () => {
    const step = await openBlind(lostOnce);
    await passTimeUntil(step, () => expect(step.receipt.query()).not.toBeNull());
    expect(step.location()).toBe(`/envia3?id=${step.sandbox.exchanges(LOGIN).at(-1)?.exchangeId}`);
  });

  test('nothing is claimed while the history does not decide', async () => {
    const step = await openReady({ faults: [{ call: 'listExchanges', kind: 'status', status: 500 }] });
    const { screen, sandbox, confirm } = step;
    const { id } = sandbox.createExchange(LOGIN, 50);
    sandbox.updateExchange(id, { inserted: new Date(Date.now() - 20_000).toISOString() });
    sandbox.fault(neverArrived);
    await confirm.click();
    await expect.element(screen.getByText(/Todavía no sabemos si tu envío se hizo/)).toBeVisible();
    sandbox.clearLog();
    sandbox.clearFaults();
    const looks = () => sandbox.log().filter(({ call }) => call === 'listExchanges');
    await passTimeUntil(step, () => expect(looks().length).toBeGreaterThan(2));
    expect(said()).not.toMatch(/sí se hizo|no se hizo/);
    await expect.element(screen.getByText(/Todavía no sabemos si tu envío se hizo/)).toBeVisible();
  });
});

test('an exchange made just before is not mistaken for its lost repetition, even with an old history', async () => {
  const step = await openReady();
  const { screen, sandbox, receipt, mama, confirm, created } = step;
  const calls = () => sandbox.log().map(({ call }) => call);
  await expect.poll(() => calls()).toContain('listExchanges');
  sandbox.change({ faults: [{ call: 'listExchanges', kind: 'status', status: 403 }] });
  await confirm.click();
  await expect.element(receipt).toBeVisible();
  await screen.getByRole('link', { name: 'Repetir envío' }).click();
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(mama).toBeChecked();
  sandbox.fault(neverArrived);
  await confirm.click();
  await expect.element(screen.getByText(/Todavía no sabemos si tu envío se hizo/)).toBeVisible();
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
  expect(said()).not.toContain(MADE);
  expect(created()).toBe(1);
});

test("without a beneficiary's name the tab stores no complete number and still finds the exchange", async () => {
  const step = await openStep();
  const { screen, sandbox, confirm, receipt, load } = step;
  const [mama] = sandbox.beneficiaries(LOGIN);
  sandbox.updateBeneficiary(mama?.id ?? 0, {
    paymentDetails: JSON.stringify({ telefono: '04160000009', cedula: 'V7654321', bankCode: '0108' }),
  });
  load();
  await screen.getByRole('radio', { name: /04160000009/ }).click();
  sandbox.change({ faults: [noHistory, lostOnce] });
  await confirm.click();
  await expect.element(screen.getByText(/Todavía no sabemos si tu envío se hizo/)).toBeVisible();
  expect(kept()).toContain('…0009');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4160000009|7654321/);
  await goByMenu(step, /Mis datos/);
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(told(MADE)).toHaveLength(1));
  await expect.element(screen.getByText(/^50,00\s€ a …0009/)).toBeVisible();
  await openFromToast();
  await expect.element(receipt).toBeVisible();
});

test('a lost answer of an exchange repeated by alias leads to its receipt', async () => {
  const step = await openReady({ faults: [lostOnce] }, { state: { beneficiaryAlias: 'Mamá' } });
  await step.confirm.click();
  await expect.element(step.receipt).toBeVisible();
});
