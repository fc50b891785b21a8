import type { Fault } from '@mocks/server/faultKinds';
import { expect, test } from 'vitest';
import { dispatch, openConfirmations } from '@/features/send/transfer/confirmations';
import { callsTo, letGo, passTimeUntil, postedKeys } from '../support/calls';
import { LOGIN, openReady } from '../support/confirming';
import { arrivesAt, goByMenu, logIn, openFromToast } from '../support/hands';
import {
  lostOnce,
  MADE,
  MAY_BE_MADE,
  neverArrived,
  NOT_MADE,
  openInDoubt,
  openInTwoDoubts,
  watchToasts,
} from '../support/lostAnswers';
import { resize } from '../support/window';

const REFUSED: Fault = {
  call: 'createExchange',
  kind: 'status',
  status: 422,
  body: { message: 'Límite diario superado.' },
  times: 1,
};

const { toasts, told, said } = watchToasts();

test('a lost answer leads to the receipt automatically, without a dialog of the browser that would stop the search', async () => {
  const { screen, receipt, confirm, created, location, sandbox, alert } = await openReady({
    faults: [lostOnce],
  });
  await confirm.click();
  await expect.element(receipt).toBeVisible();
  await expect.element(screen.getByText(MADE)).toBeVisible();
  await expect.element(screen.getByText('Paso 3 de 3')).toBeVisible();
  expect(created()).toBe(1);
  expect(location()).toBe(`/envia3?id=${sandbox.exchanges(LOGIN).at(-1)?.exchangeId}`);
  expect(alert).not.toHaveBeenCalled();
});

test('on a phone the notice of a lost answer comes into view, above the bar', async () => {
  await resize(360, 740);
  const { screen } = await openInDoubt(lostOnce);
  const notice = screen.getByText(/no hace falta que pulses nada/).element();
  const isInSight = () => {
    const { left, top, bottom } = notice.getBoundingClientRect();
    return [top, bottom - 1].every((y) => notice.contains(document.elementFromPoint(left + 1, y)));
  };
  await expect.poll(isInSight).toBe(true);
});

test('after two reads 10 s apart it counts as not made and is confirmed with the same key', async () => {
  const step = await openReady({ faults: [neverArrived] });
  const { screen, sandbox, receipt, confirm, created } = step;
  sandbox.clearLog();
  await confirm.click();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
  const looks = sandbox.log().flatMap(({ call, at }) => (call === 'listExchanges' ? [at] : []));
  expect((looks.at(-1) ?? 0) - (looks[0] ?? 0)).toBeGreaterThanOrEqual(10_000);
  expect(created()).toBe(0);

  await confirm.click();
  await expect.element(receipt).toBeVisible();
  expect(created()).toBe(1);
  const keys = postedKeys(step);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('after a second press it counts as not made 30 s later at the earliest', async () => {
  const step = await openInDoubt(neverArrived);
  const { screen, sandbox, confirm, created } = step;
  sandbox.advance(60_000);
  sandbox.clearLog();
  sandbox.change({ faults: [neverArrived] });
  // The log has the time of the failure, before which the time may have been advanced.
  const before = sandbox.clock.now();
  await confirm.click();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
  const looks = sandbox.log().flatMap(({ call, at }) => (call === 'listExchanges' ? [at] : []));
  expect((looks.at(-1) ?? 0) - before).toBeGreaterThanOrEqual(30_000);
  expect(created()).toBe(0);
});

test('a failure without a reason does not claim that the exchange was not made while that is unknown', async () => {
  const nameless = (status: number): Fault => ({ call: 'createExchange', kind: 'status', status, body: {} });
  const { screen, sandbox, alert, confirm } = await openInDoubt(nameless(500));
  // The refusal belongs to the second press; the result of the first one stays unknown.
  sandbox.fault(nameless(422));
  await confirm.click();
  await expect.element(confirm).toBeEnabled();
  await expect.element(screen.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
  expect(screen.getByText(/No se pudo crear el envío/).query()).toBeNull();
  expect(alert).not.toHaveBeenCalled();
});

test('a confirmation that finds the session ended leaves no doubt for the time after the login', async () => {
  const { screen, sandbox, confirm, created, receipt, location } = await openReady();
  sandbox.fault({ call: 'createExchange', kind: 'status', status: 401, body: {}, times: 1 });
  // With the token, and once more with the cookie alone.
  sandbox.fault({ call: 'refreshSession', kind: 'status', status: 401, body: {}, times: 2 });
  await confirm.click();
  await logIn({ screen, location }, LOGIN);
  await arrivesAt(location, '/envia2');
  await expect.element(confirm).toBeEnabled();
  expect(screen.getByText(/Todavía no sabemos si tu envío de/).query()).toBeNull();
  await confirm.click();
  await expect.element(receipt).toBeVisible();
  expect(created()).toBe(1);
});

test('a later refusal does not end the doubt', async () => {
  const step = await openInDoubt(lostOnce);
  const { screen, sandbox, receipt, confirm, created } = step;
  sandbox.fault(REFUSED);
  await confirm.click();
  await expect.element(screen.getByText('Límite diario superado.')).toBeVisible();
  await expect.element(screen.getByText(/Todavía no sabemos si tu envío se hizo/)).toBeVisible();
  expect(said()).not.toContain('no se hizo');
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(receipt.query()).not.toBeNull());
  expect(created()).toBe(1);
});

test('a rate refused after a lost answer claims nothing about the earlier press', async () => {
  const { screen, sandbox, confirm } = await openInDoubt(lostOnce);
  // This server checks the rate before the key.
  sandbox.fault({
    ...REFUSED,
    body: { message: 'La tasa ha cambiado. Por favor, vuelve a intentarlo.' },
  });
  await confirm.click();
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await expect.element(screen.getByText(MAY_BE_MADE)).toBeVisible();
  await expect.element(screen.getByText(/Revisa cuánto reciben con la tasa actual/)).toBeVisible();
  expect(said()).not.toContain('no se hizo');
});

test('a refusal that arrives after the user left claims nothing about an earlier press', async () => {
  const step = await openInDoubt(neverArrived);
  const { sandbox, confirm } = step;
  // The server refuses the rate with a delayed answer.
  sandbox.setRate(600);
  sandbox.fault({ call: 'createExchange', kind: 'hold' });
  await confirm.click();
  await goByMenu(step, /Mis datos/);
  await arrivesAt(step.location, '/mis-datos');
  await letGo(step, 'createExchange');
  await expect.poll(() => toasts()).toHaveLength(1);
  expect(toasts()[0]).toMatchObject({ title: expect.stringMatching(MAY_BE_MADE) as string });
  expect(said()).not.toContain('no se hizo');
});

test('a confirmation for another beneficiary asks first, with either answer', async () => {
  const step = await openInDoubt(lostOnce, 'browser');
  const { screen, receipt, daniela, confirm, created } = step;
  await daniela.click();
  await expect.element(screen.getByText(MAY_BE_MADE)).toBeVisible();
  expect(said()).not.toMatch(/no se hizo|no se duplica/);

  const dialog = screen.getByRole('dialog', { name: 'Un envío sin respuesta' });
  await confirm.click();
  await expect.element(dialog).toHaveTextContent(MAY_BE_MADE);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(postedKeys(step)).toHaveLength(1);

  await confirm.click();
  await dialog.getByRole('button', { name: 'Hacer otro envío' }).click();
  await expect.element(receipt).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(created()).toBe(2);
  expect(new Set(postedKeys(step)).size).toBe(2);
});

test('Volver and a new quote keep the doubt: an identical exchange asks first, and both are told apart', async () => {
  const step = await openInDoubt(lostOnce);
  const { screen, sandbox, mama, confirm, receipt, created } = step;
  await screen.getByRole('link', { name: 'Volver' }).click();
  await expect.element(screen.getByText(MAY_BE_MADE)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('50,00');
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(mama).toBeChecked();
  await expect.element(screen.getByText(MAY_BE_MADE)).toBeVisible();

  await confirm.click();
  await screen.getByRole('button', { name: 'Hacer otro envío' }).click();
  await expect.element(receipt).toBeVisible();
  expect(created()).toBe(2);
  const [first, second] = sandbox.exchanges(LOGIN).slice(-2);
  await expect.element(screen.getByText(second?.exchangeId ?? '').first()).toBeVisible();

  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(told(MADE)).toHaveLength(1));
  await openFromToast();
  await expect.element(screen.getByText(first?.exchangeId ?? '').first()).toBeVisible();
});

test('two lost answers that one reading finds are told together, each with its receipt', async () => {
  const step = await openInTwoDoubts(lostOnce);
  const { screen, sandbox } = step;
  await passTimeUntil(step, () => expect(told('Tus envíos sí se hicieron.')).toHaveLength(1));
  for (const { exchangeId } of sandbox.exchanges(LOGIN).slice(-2)) {
    const link = screen.getByRole('link', { name: /^50,00\s€ a / });
    expect(link.elements().map((one) => one.getAttribute('href'))).toContain(`/envia3?id=${exchangeId}`);
  }
});

test('two that one reading does not contain are told together', async () => {
  const step = await openInTwoDoubts(neverArrived);
  // In steps that are longer than the limit of a call, so that it has passed for both presses at once.
  await passTimeUntil(step, () => expect(told('Revisa tus envíos.')).toHaveLength(1), 31_000);
  const list = step.screen.getByRole('listitem').filter({ hasText: NOT_MADE });
  await expect.element(list.nth(0)).toHaveTextContent(/^50,00\s€ a /);
  expect(list.elements()).toHaveLength(2);
});

test.each(['/mis-datos', '/'])('whoever goes to %s gets a toast with a link to the receipt', async (path) => {
  const step = await openInDoubt(lostOnce);
  const { sandbox, receipt, location, load } = step;
  if (path === '/') load(path);
  else await goByMenu(step, /Mis datos/);
  await arrivesAt(location, path);
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(told(MADE)).toHaveLength(1));
  expect(location()).toBe(path);
  await openFromToast();
  await expect.element(receipt).toBeVisible();
});

test.each(['this', 'another'])('what %s tab finds rejected is not told as made', async (tab) => {
  const step = await openInDoubt(lostOnce);
  const { sandbox, receipt, location } = step;
  await goByMenu(step, /Mis datos/);
  await arrivesAt(location, '/mis-datos');
  const made = sandbox.exchanges(LOGIN).at(-1);
  sandbox.updateExchange(made?.id ?? 0, { status: 'Rechazado' });
  const event = { type: 'made', exchangeId: made?.exchangeId ?? '', isRejected: true } as const;
  if (tab === 'another') dispatch(openConfirmations()[0]?.key ?? '', event);
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(told('Este envío no salió adelante')).toHaveLength(1));
  expect(told(MADE)).toEqual([]);
  await openFromToast();
  await expect.element(receipt).toBeVisible();
});

test('a user on another page is told that the exchange was not made', async () => {
  const step = await openInDoubt(neverArrived);
  const { sandbox, location, created } = step;
  await goByMenu(step, /Mis datos/);
  await arrivesAt(location, '/mis-datos');
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(told(NOT_MADE)).toHaveLength(1));
  expect(location()).toBe('/mis-datos');
  expect(created()).toBe(0);
});

test('an open confirmation keeps its quote, also when the page is loaded again after that has expired', async () => {
  const step = await openInDoubt(neverArrived);
  const { screen, sandbox, location, load } = step;
  sandbox.advance(20 * 60_000);
  load();
  await expect.element(screen.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
  expect(location()).toBe('/envia2');
  // Nobody needs to press.
  expect(screen.getByText(/Confirma para no perderla/).query()).toBeNull();
});

test.each<readonly [string, Fault]>([
  ['without content', { call: 'listExchanges', kind: 'status', status: 204 }],
  [
    'that counts more than it contains',
    { call: 'listExchanges', kind: 'answer', body: { data: [], count: 25 } },
  ],
])('a history %s decides nothing, before the press or after it', async (_what, silent) => {
  const step = await openReady({ faults: [silent, neverArrived] });
  const { screen, sandbox, confirm } = step;
  sandbox.clearLog();
  await confirm.click();
  const looks = () => callsTo({ sandbox }, 'listExchanges');
  // By then two readings of a history would have been enough.
  await passTimeUntil(step, () => expect(looks()).toBeGreaterThanOrEqual(6));
  await expect.element(screen.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
});
