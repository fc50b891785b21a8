import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { EndpointName } from '@/api/endpoints';
import { addMobile, openEdit } from '../support/beneficiaryForm';
import { bodiesOf, isPaused, letGo, paused, postedKeys } from '../support/calls';
import { LOGIN, openReady, openStep } from '../support/confirming';
import { arrivesAt, goByMenu, logIn, logOut, openFromToast, OTHER } from '../support/hands';
import { lostOnce, openInDoubt, watchToasts } from '../support/lostAnswers';

type Step = Awaited<ReturnType<typeof openStep>>;

const { toasts } = watchToasts();

/** Fills in the form of a new beneficiary and sends it. */
async function saveNew({ screen }: Step): Promise<void> {
  await addMobile(screen);
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
}

test('an edit never changes the selection', async () => {
  const step = await openStep();
  const { screen, daniela } = step;
  await daniela.click();
  await screen.getByRole('button', { name: 'Cambiar beneficiario' }).click();
  await openEdit(screen, 'Mamá');
  await screen.getByLabelText('Alias').fill('Mami');
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await expect.element(screen.getByRole('radio', { name: /Mami/ })).toBeVisible();
  await expect.element(daniela).toBeChecked();
});

test('a beneficiary saved during a confirmation is not selected, and the receipt follows', async () => {
  const step = await openReady({ faults: [paused('saveBeneficiary'), paused('createExchange')] });
  const { screen, sandbox, confirm, receipt, created } = step;
  await saveNew(step);
  await confirm.click();
  await isPaused({ sandbox }, 2);
  await letGo(step, 'saveBeneficiary');
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  await letGo(step, 'createExchange');
  await expect.element(receipt).toBeVisible();
  expect(created()).toBe(1);
  expect(sandbox.exchanges(LOGIN).at(-1)?.beneficiaryAlias).toBe('Mamá');
});

test('a beneficiary saved after the user left the page is reported without navigating', async () => {
  const step = await openReady({ faults: [paused('saveBeneficiary')] });
  const { screen, location } = step;
  await saveNew(step);
  await goByMenu(step, /Mis envíos/);
  await arrivesAt(location, '/envios');
  await letGo(step, 'saveBeneficiary');
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  // A late navigation would leave the page.
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('carmen');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('carmen');
  expect(location()).toBe('/envios');
});

test('a selection made while another beneficiary is being saved stays', async () => {
  const step = await openReady({ faults: [paused('saveBeneficiary')] });
  const { screen, daniela } = step;
  await saveNew(step);
  await screen.getByRole('tab', { name: 'Seleccionar guardado' }).click();
  await daniela.click();
  await expect.element(daniela).toBeChecked();
  await letGo(step, 'saveBeneficiary');
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  await expect.element(daniela).toBeChecked();
  // Its form is empty, so that no second press saves the same person again.
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await expect.element(screen.getByLabelText('Alias')).not.toBeInTheDocument();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await expect.element(screen.getByLabelText('Alias')).toHaveValue('');
});

test('a question about another transfer is closed when a late save changes whom it is for', async () => {
  const step = await openInDoubt(lostOnce);
  const { screen, sandbox, daniela, confirm, created } = step;
  await daniela.click();
  sandbox.fault(paused('saveBeneficiary'));
  await saveNew(step);
  await confirm.click();
  const question = screen.getByRole('dialog', { name: 'Un envío sin respuesta' });
  await expect.element(question).toBeVisible();
  await letGo(step, 'saveBeneficiary');
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(postedKeys(step)).toHaveLength(1);
  expect(created()).toBe(1);
});

test('a user who left while confirming gets a toast with a link to the receipt', async () => {
  const step = await openReady({ faults: [paused('createExchange')] });
  const { screen, sandbox, receipt, confirm, created, location } = step;
  await confirm.click();
  await goByMenu(step, /Mis datos/);
  await screen.getByLabelText('Nombres').click();
  await userEvent.keyboard('{End} Luisa');
  await letGo(step, 'createExchange');
  await expect.element(screen.getByText('Tu envío se hizo', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^50,00\s€ a Mamá/)).toBeVisible();
  expect(location()).toBe('/mis-datos');
  await openFromToast();
  await expect.element(receipt).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(location()).toBe(`/envia3?id=${sandbox.exchanges(LOGIN).at(-1)?.exchangeId}`);
  expect(created()).toBe(1);
});

test('the toast on the receipt of another exchange opens its own as a page: from the top, with the focus', async () => {
  const step = await openReady({ faults: [paused('createExchange')] });
  const { screen, sandbox, receipt, confirm } = step;
  await confirm.click();
  await goByMenu(step, /Mis envíos/);
  await screen.getByRole('link', { name: 'TRP-2026-000024', exact: true }).click();
  await expect.element(receipt).toBeVisible();
  await letGo(step, 'createExchange');
  await expect.element(screen.getByText('Tu envío se hizo', { exact: true })).toBeVisible();
  window.scrollTo(0, 200);
  await openFromToast();
  const id = sandbox.exchanges(LOGIN).at(-1)?.exchangeId;
  await expect.element(screen.getByRole('article', { name: `Envío ${id}` })).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(window.scrollY).toBe(0);
});

test('Back opens the receipt of the exchange that was made, also without a connection', async () => {
  const step = await openReady({ faults: [paused('createExchange')] }, { history: 'browser' });
  const { screen, sandbox, receipt, confirm, created, location } = step;
  await confirm.click();
  await goByMenu(step, /Mis envíos/);
  await letGo(step, 'createExchange');
  await expect.element(screen.getByText('Tu envío se hizo', { exact: true })).toBeVisible();
  sandbox.change({ faults: [{ call: 'getExchange', kind: 'network' }] });
  window.history.back();
  await expect.element(receipt).toBeVisible();
  expect(location()).toBe(`/envia3?id=${sandbox.exchanges(LOGIN).at(-1)?.exchangeId}`);
  expect(created()).toBe(1);
});

test('a user who left while confirming is told of a refusal and its reason', async () => {
  const step = await openReady();
  const { screen, sandbox, confirm, alert, location } = step;
  sandbox.setRate(600);
  sandbox.fault(paused('createExchange'));
  await confirm.click();
  await goByMenu(step, /Mis datos/);
  await letGo(step, 'createExchange');
  await expect.element(screen.getByText(/^Tu envío de 50,00\s€ a Mamá no se hizo$/)).toBeVisible();
  await expect
    .element(screen.getByText('La tasa ha cambiado. Por favor, vuelve a intentarlo.'))
    .toBeVisible();
  expect(alert).not.toHaveBeenCalled();
  expect(location()).toBe('/mis-datos');
});

test.each<[string, EndpointName, (step: Step) => Promise<void>]>([
  ['confirmed', 'createExchange', ({ confirm }) => confirm.click()],
  ['saved', 'saveBeneficiary', saveNew],
])('the next user never sees a late answer about what the previous user %s', async (_what, call, act) => {
  const step = await openReady({ faults: [paused(call)] });
  const { screen, sandbox, location } = step;
  await act(step);
  await isPaused({ sandbox });
  await logOut(step);
  await logIn(step, OTHER);
  await arrivesAt(location, '/envia1');
  await screen.getByRole('textbox', { name: 'Envías' }).fill('30');
  await letGo(step, call);
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(screen.getByText('Selecciona el método')).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'Seleccionar guardado' })).toBeDisabled();
  expect(location()).toBe('/envia2');
  await goByMenu(step, /Mis envíos/);
  await expect.element(screen.getByText('Total registrados: 0')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Mamá|Prima Luisa|pudo llegar/);
  expect(toasts()).toEqual([]);

  // The first user finds the exchange.
  await logOut(step);
  await logIn(step, LOGIN);
  await arrivesAt(location, '/envia1');
  if (call === 'createExchange') await expect.element(screen.getByText('Tu envío sí se hizo.')).toBeVisible();
});

test('while a correction of the account is being saved, nothing can be confirmed', async () => {
  const step = await openReady({ faults: [paused('saveBeneficiary')] });
  const { screen, confirm, receipt } = step;
  await openEdit(screen, 'Mamá');
  await screen.getByLabelText('Teléfono').fill('04149999999');
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await isPaused(step);
  await expect.element(confirm).toBeDisabled();
  expect(postedKeys(step)).toEqual([]);
  await letGo(step, 'saveBeneficiary');
  await expect.element(confirm).toBeEnabled();
  await confirm.click();
  await expect.element(receipt).toBeVisible();
  expect(bodiesOf(step, 'createExchange')).toMatchObject([
    { exchangeBeneficiary: { paymentDetails: { telefono: '04149999999' } } },
  ]);
});

test('a rejected exchange is told as such to whoever has left step 2', async () => {
  const step = await openReady({ faults: [paused('createExchange')] });
  const { screen, sandbox, confirm } = step;
  await confirm.click();
  await isPaused(step);
  await goByMenu(step, /Mis datos/);
  const [answer] = sandbox.paused();
  const body = answer?.answer.body.replace(/"status":"[^"]*"/, '"status":"Rechazado"') ?? '';
  sandbox.editPaused(answer?.id ?? 0, { status: 201, body });
  sandbox.release();
  await expect.element(screen.getByText('Este envío no salió adelante')).toBeVisible();
  await expect.element(screen.getByText('Tu envío se hizo', { exact: true })).not.toBeInTheDocument();
});
