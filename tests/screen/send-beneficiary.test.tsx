import type { Sandbox } from '@mocks/engine/sandbox';
import type { Fault } from '@mocks/server/faultKinds';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isPaused, letGo, paused } from '../support/calls';
import { LOGIN, openReady, openStep, RATE, steady } from '../support/confirming';
import { arrivesAt, logIn, logOut } from '../support/hands';
import { noHistory } from '../support/lostAnswers';
import { callsAnswered } from '../support/openCalls';
import { renderApp } from '../support/renderApp';

test('confirming creates one exchange and shows its receipt', { tags: 'core' }, async () => {
  const { sandbox, confirm, created, receipt, location } = await openReady();
  await confirm.click();
  await expect.element(receipt).toBeVisible();
  expect(created()).toBe(1);
  const sent = sandbox.exchanges(LOGIN).at(-1);
  expect(sent).toMatchObject({ amountSend: 50, amountReceive: 30624.18, rate: RATE });
  await arrivesAt(location, `/envia3?id=${sent?.exchangeId}`);
});

test('another choice right after the press changes nothing', async () => {
  const step = await openReady({ faults: [{ call: 'createExchange', kind: 'hold', times: 1 }] });
  const { screen, sandbox, daniela, confirm, created, receipt } = step;
  const other = daniela.element() as HTMLElement;
  (confirm.element() as HTMLElement).click();
  other.click();
  await isPaused({ sandbox });
  const summary = screen.getByRole('region', { name: 'Resumen' });
  await expect.element(summary).toHaveTextContent('Mamá');
  await letGo(step, 'createExchange');
  await expect.element(receipt).toBeVisible();
  expect(created()).toBe(1);
  expect(sandbox.exchanges(LOGIN).at(-1)).toMatchObject({ beneficiaryAlias: 'Mamá' });
});

test.each([
  ['right after the press', () => undefined],
  ['during its confirmation', (sandbox: Sandbox) => expect.poll(() => sandbox.paused()).toHaveLength(1)],
])('a quote that expires %s does not lead away from the receipt', async (_when, moment) => {
  const step = await openReady(
    { faults: [{ call: 'createExchange', kind: 'hold', times: 1 }] },
    { history: 'browser' },
  );
  const { screen, sandbox, confirm, created, receipt, location } = step;
  (confirm.element() as HTMLElement).click();
  await moment(sandbox);
  sandbox.advance(20 * 60_000);
  await letGo(step, 'createExchange');
  await expect.element(receipt).toBeVisible();
  await expect.element(screen.getByText(/ha caducado/)).not.toBeInTheDocument();
  expect(location()).toMatch(/^\/envia3\?id=/);
  expect(created()).toBe(1);
});

test('while the confirmation is pending, neither beneficiary nor step can be changed', async () => {
  const step = await openReady({ faults: [{ call: 'createExchange', kind: 'hold' }] });
  const { screen, confirm, mama, daniela, receipt, sandbox } = step;
  await confirm.click();
  await isPaused(step);
  for (const control of [daniela, screen.getByRole('link', { name: 'Volver' })]) {
    const element = control.element() as HTMLElement;
    element.focus();
    await userEvent.keyboard(' {Enter}');
    expect(document.activeElement).not.toBe(element);
  }
  await expect.element(mama).toBeChecked();
  await letGo(step, 'createExchange');
  await expect.element(receipt).toBeVisible();
  expect(sandbox.exchanges(LOGIN).at(-1)?.beneficiaryAlias).toBe('Mamá');
});

test(
  "the server's refusal is alerted and stays on the page, with the selection",
  { tags: 'core' },
  async () => {
    const { screen, mama, confirm, alert } = await openReady({
      faults: [
        { call: 'createExchange', kind: 'status', status: 422, body: { message: 'Límite diario superado.' } },
      ],
    });
    await confirm.click();
    await expect.element(screen.getByText('Límite diario superado.')).toBeVisible();
    expect(alert).toHaveBeenCalledExactlyOnceWith('Límite diario superado.');
    await expect.element(mama).toBeChecked();
    await expect.element(confirm).toHaveFocus();
  },
);

test('a beneficiary that the server no longer has is not chosen any more', async () => {
  const { screen, sandbox, mama, daniela, confirm, created } = await openReady();
  // The check of the account reads the beneficiaries again; without her it would choose nobody before the press.
  await expect.element(screen.getByText(/^Cuenta conocida/)).toBeVisible();
  await callsAnswered();
  sandbox.removeBeneficiary(sandbox.beneficiaries(LOGIN)[0]?.id ?? 0);
  await confirm.click();
  await expect.element(screen.getByText('El beneficiario no existe.')).toBeVisible();
  await expect.element(screen.getByText('Beneficiario no seleccionado')).toBeVisible();
  await expect.element(mama).not.toBeInTheDocument();
  await expect.element(confirm).toBeDisabled();
  await expect.element(screen.getByText('El beneficiario no existe.')).toBeVisible();
  await daniela.click();
  await expect.element(confirm).toBeEnabled();
  await expect.element(screen.getByText('El beneficiario no existe.')).not.toBeInTheDocument();
  expect(created()).toBe(0);
});

test('another one of the name of a repeated exchange does not take the place of whom it named', async () => {
  const { screen, sandbox, mama, confirm } = await openStep({}, { state: { beneficiaryAlias: 'Mamá' } });
  await expect.element(mama).toBeChecked();
  await expect.element(confirm).toBeEnabled();
  await callsAnswered();
  const [own, other] = ['Mamá', 'Daniela'].map((alias) =>
    sandbox.beneficiaries(LOGIN).find(({ paymentDetails }) => paymentDetails.includes(`"${alias}"`)),
  );
  const paymentDetails = other?.paymentDetails.replace('"Daniela"', '"Mamá"') ?? '';
  sandbox.updateBeneficiary(other?.id ?? 0, { paymentDetails });
  sandbox.removeBeneficiary(own?.id ?? 0);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText('Beneficiario no seleccionado')).toBeVisible();
  await expect.element(confirm).toBeDisabled();
});

test('if the answer has no amounts, the receipt shows those of the quote', async () => {
  const fault: Fault = {
    call: 'createExchange',
    kind: 'answer',
    body: { exchange: { exchangeId: 'TRP-1' } },
  };
  const { screen, confirm, receipt } = await openReady({
    // With the server's exchange the receipt would show its amounts.
    faults: [fault, { call: 'getExchange', kind: 'status', status: 404, body: {} }],
  });
  await confirm.click();
  await expect.element(receipt).toBeVisible();
  const article = screen.getByRole('article');
  await expect.element(article).toHaveTextContent(/Envías50,00\s/);
  await expect.element(article).toHaveTextContent(/Recibe30\.624,18\s/);
  await expect.element(article).toHaveTextContent(/612,4837/);
});

test.each<[string, Fault, string]>([
  ['has no exchange', { call: 'createExchange', kind: 'answer', body: {} }, 'No exchange in response'],
  [
    'is a failure with a text',
    { call: 'createExchange', kind: 'status', status: 503, body: { error: 'En mantenimiento.' } },
    'En mantenimiento.',
  ],
])('a lost answer that %s says so beside the notice, without an alert', async (_what, fault, text) => {
  // With a readable history the app would find the exchange and open its receipt.
  const { screen, confirm, alert } = await openReady({ faults: [fault, noHistory] });
  await confirm.click();
  await expect.element(screen.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(alert).not.toHaveBeenCalled();
});

test(
  'the hidden timer counts down, warns two minutes before the end, and then leads back',
  { tags: 'core' },
  async () => {
    const { screen, sandbox, location } = await openStep();
    const timer = screen.getByRole('timer', { name: /Tiempo que queda/ });
    await expect.element(timer).toHaveTextContent(/^(20:00|19:5\d)$/);
    sandbox.advance(17 * 60_000);
    await expect.element(screen.getByText(/caduca en menos de 2 minutos/)).not.toBeInTheDocument();
    sandbox.advance(60_000);
    await expect.element(screen.getByText(/caduca en menos de 2 minutos/)).toBeVisible();
    sandbox.advance(2 * 60_000);
    await expect.element(screen.getByText('La tasa que aceptaste ha caducado')).toBeVisible();
    expect(location()).toBe('/envia1');
    await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('50,00');
  },
);

test('nothing urges to confirm what is being confirmed', async () => {
  const { screen, sandbox, confirm } = await openReady({ faults: [paused('createExchange')] });
  sandbox.advance(17.9 * 60_000);
  await confirm.click();
  await isPaused({ sandbox });
  sandbox.advance(12_000);
  await expect.element(screen.getByRole('timer')).toHaveTextContent(/^01:/);
  await expect.element(screen.getByText(/caduca en menos de 2 minutos/)).not.toBeInTheDocument();
});

test('without a quote step 2 shows 100 € and 39,50, which the server refuses', { tags: 'core' }, async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const { screen } = await renderApp({ scenario: steady, path: '/envia2' });
  const summary = screen.getByRole('region', { name: 'Resumen' });
  await expect.element(summary).toHaveTextContent(/Envias100,00\s€Reciben3950,00\sBsTasa1 € = 39,50 Bs/);
  await screen.getByRole('radio', { name: /Mamá/ }).click();
  await screen.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  expect(alert).toHaveBeenCalledExactlyOnceWith('La tasa ha cambiado. Por favor, vuelve a intentarlo.');
});

test('reopened after its exchange was sent, step 2 leads to step 1 and not to the fallback', async () => {
  const { screen, confirm, load, location } = await openReady();
  await confirm.click();
  await expect.element(screen.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  load('/envia2');
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  expect(location()).toBe('/envia1');
});

test('reopened after its user logged out, step 2 leads the next user to step 1 and not to the fallback', async () => {
  const { screen, load, location } = await openReady();
  await logOut({ screen });
  await logIn({ screen, location }, 'primera@turpial.example');
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  load('/envia2');
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toBeVisible();
  expect(location()).toBe('/envia1');
});

test('a repeated exchange brings its euros and its beneficiary', async () => {
  const { screen, sandbox } = await renderApp({ scenario: steady, path: '/envios' });
  const newest = sandbox
    .exchanges(LOGIN)
    .reduce((a, b) => (Date.parse(a.inserted) > Date.parse(b.inserted) ? a : b));
  await screen
    .getByRole('link', { name: /Repetir envío/ })
    .first()
    .click();
  await expect
    .element(screen.getByRole('button', { name: new RegExp(`^${newest.beneficiaryAlias}`) }))
    .toHaveAttribute('aria-current', 'true');
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
  await expect
    .element(screen.getByRole('radio', { checked: true }))
    .toHaveAccessibleName(new RegExp(newest.beneficiaryAlias));
});
