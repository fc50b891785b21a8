import type { Fault } from '@mocks/server/faultKinds';
import { expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { confirmationPrefixes } from '@/lib/storage';
import { callsTo, isPaused, letGo, passTimeUntil, paused } from '../support/calls';
import { LOGIN, openReady, openStep } from '../support/confirming';
import { arrivesAt, goByMenu, openFromToast } from '../support/hands';
import { lostOnce, MADE, neverArrived, noHistory, watchToasts } from '../support/lostAnswers';
import { callsAnswered } from '../support/openCalls';

const { said, told } = watchToasts();

test('a user who comes back while the answer is pending waits for it on step 2', async () => {
  const step = await openReady({ faults: [paused('createExchange')] }, { history: 'browser' });
  const { sandbox, confirm, mama, receipt, created, location } = step;
  sandbox.clearLog();
  await confirm.click();
  await isPaused({ sandbox });
  await goByMenu(step, /Mis envíos/);
  history.back();
  await arrivesAt(location, '/envia2');
  await expect.element(mama).toBeVisible();
  await expect.element(confirm).toHaveAttribute('data-loading');
  expect(said()).not.toMatch(/Todavía no sabemos si tu envío se hizo/);
  await letGo(step, 'createExchange');
  await expect.element(receipt).toBeVisible();
  expect(told('Tu envío se hizo')).toEqual([]);
  expect(created()).toBe(1);
  expect(callsTo({ sandbox }, 'createExchange')).toBe(1);
});

test('a user who opened the receipt before the answer gets no toast over it', async () => {
  const step = await openReady({ faults: [paused('createExchange')] }, { history: 'browser' });
  const { screen, sandbox, confirm, receipt, location } = step;
  await confirm.click();
  await isPaused({ sandbox });
  await goByMenu(step, /Mis envíos/);
  const id = sandbox.exchanges(LOGIN).at(-1)?.exchangeId ?? '';
  await screen.getByRole('link', { name: id, exact: true }).click();
  await arrivesAt(location, `/envia3?id=${id}`);
  await letGo(step, 'createExchange');
  await callsAnswered();
  await expect.element(receipt).toBeVisible();
  expect(told('Tu envío se hizo')).toEqual([]);
});

test('a confirmation that was not sent, because the session could not be refreshed, says so', async () => {
  const { screen, sandbox, confirm, alert } = await openReady();
  const expired: Fault = { call: 'createExchange', kind: 'status', status: 401, body: {}, times: 1 };
  sandbox.change({ faults: [expired, { call: 'refreshSession', kind: 'network' }] });
  await confirm.click();
  await expect.element(screen.getByText(/No hay conexión con el servidor/)).toBeVisible();
  expect(alert).toHaveBeenCalledOnce();
});

test('a repeated exchange whose answer is lost leads to its receipt, whatever id its beneficiary had', async () => {
  const { sandbox, mama, confirm, location } = await openStep(
    { faults: [lostOnce] },
    { state: { beneficiaryAlias: 'Mamá', beneficiaryId: 999 } },
  );
  await expect.element(mama).toBeChecked();
  await confirm.click();
  await expect.poll(() => told(MADE)).toHaveLength(1);
  await arrivesAt(location, `/envia3?id=${sandbox.exchanges(LOGIN).at(-1)?.exchangeId}`);
});

test('on a slow phone, a press right after the choice still leads to the receipt', async () => {
  const { sandbox, mama, confirm, location } = await openStep({ faults: [lostOnce] }, { history: 'browser' });
  const slow = (rate: number) =>
    (cdp().send as (method: string, settings: object) => Promise<unknown>)('Emulation.setCPUThrottlingRate', {
      rate,
    });
  await slow(6);
  try {
    (mama.element() as HTMLElement).click();
    await vi.waitFor(() => expect(confirm.element()).toBeEnabled(), { interval: 1, timeout: 10_000 });
    (confirm.element() as HTMLElement).click();
    await expect.poll(() => told(MADE)).toHaveLength(1);
    await arrivesAt(location, `/envia3?id=${sandbox.exchanges(LOGIN).at(-1)?.exchangeId}`);
  } finally {
    await slow(1);
  }
});

test('a read of the history that began before the press delays the result by seconds at most', async () => {
  const step = await openStep({ clock: { frozen: true }, faults: [paused('listExchanges'), lostOnce] });
  const { screen, sandbox, mama, confirm, created } = step;
  await mama.click();
  // The check of the account reads the history.
  await isPaused({ sandbox });
  sandbox.advance(1000);
  await confirm.click();
  await expect.poll(created).toBe(1);
  await expect.element(screen.getByText(/Todavía no sabemos si tu envío se hizo/)).toBeVisible();
  await letGo(step, 'listExchanges');
  await callsAnswered();
  sandbox.advance(3000);
  await expect.poll(() => told(MADE)).toHaveLength(1);
});

test('a server that answered meanwhile is asked as often as at first when it fails again', async () => {
  const step = await openReady({ clock: { frozen: true } });
  const { screen, sandbox, confirm } = step;
  sandbox.change({ faults: [noHistory, neverArrived] });
  await confirm.click();
  await expect.element(screen.getByText(/Todavía no sabemos si tu envío se hizo/)).toBeVisible();
  const looks = () => callsTo({ sandbox }, 'listExchanges');
  const passUntilLook = async (ms: number) => {
    await callsAnswered();
    const before = looks();
    sandbox.advance(ms);
    await expect.poll(looks).toBeGreaterThan(before);
  };
  for (let failures = 0; failures < 20; failures += 1) await passUntilLook(15_000);
  sandbox.clearFaults();
  await passUntilLook(15_000);
  sandbox.fault(noHistory);
  await passUntilLook(10_000);
  await passUntilLook(3000);
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
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith(confirmationPrefixes.open));
  expect(JSON.stringify(kept)).toContain('…0009');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4160000009|7654321/);
  await goByMenu(step, /Mis datos/);
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(told(MADE)).toHaveLength(1));
  await expect.element(screen.getByText(/^50,00\s€ a …0009/)).toBeVisible();
  await openFromToast();
  await expect.element(receipt).toBeVisible();
});
