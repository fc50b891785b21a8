import { expect, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { askToDelete, openEdit, openStepTwo } from '../support/beneficiaryForm';
import { callsTo, isPaused, letGo, paused } from '../support/calls';
import { LOGIN, openReady, openStep, steady } from '../support/confirming';
import { arrivesAt } from '../support/hands';
import { lostOnce, openInDoubt } from '../support/lostAnswers';
import { callsAnswered } from '../support/openCalls';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { resize } from '../support/window';

// What follows a press in the same task comes before the paint of the press.
const press = (target: Locator) => (target.element() as HTMLElement).click();

/** Accepts the rate on step 1 and waits for step 2. */
async function goToStepTwo({ screen, location }: RenderedApp): Promise<void> {
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await arrivesAt(location, '/envia2');
}

test('a card shows its press before the paint, and summary and Confirmar follow together', async () => {
  const { screen, daniela, confirm } = await openReady();
  const summary = screen.getByRole('region', { name: 'Resumen' });
  press(daniela);
  expect(screen.getByRole('radio', { checked: true }).element()).toBe(daniela.element());
  await expect.element(summary).toHaveTextContent('Daniela');
  await expect.element(summary).not.toHaveTextContent('Mamá');
  await expect.element(confirm).toBeEnabled();
});

test('a list that is read again while a new one is typed leaves the form as it is', async () => {
  const app = await openStepTwo({ faults: [{ call: 'listBeneficiaries', kind: 'status', status: 403 }] });
  const { screen, sandbox } = app;
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  const alias = screen.getByLabelText('Alias');
  await alias.fill('Prima');
  const field = alias.element();
  sandbox.clearFaults();
  sandbox.fault(paused('listBeneficiaries'));
  window.dispatchEvent(new Event('visibilitychange'));
  await isPaused(app);
  await expect.element(alias).toHaveFocus();
  await letGo(app, 'listBeneficiaries');
  await expect.element(screen.getByRole('tab', { name: 'Seleccionar guardado' })).toBeEnabled();
  await expect.element(alias).toHaveValue('Prima');
  expect(alias.element()).toBe(field);
});

test('a list that arrives while a message is typed leaves it open', async () => {
  const { screen, sandbox } = await openStepTwo({
    faults: [{ call: 'listBeneficiaries', kind: 'status', status: 403 }],
  });
  await screen.getByRole('button', { name: 'Pegar datos' }).click();
  const message = screen.getByLabelText('Mensaje con los datos');
  await message.fill('Banesco');
  sandbox.clearFaults();
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByRole('tab', { name: 'Seleccionar guardado' })).toBeEnabled();
  await expect.element(message).toHaveValue('Banesco');
  await expect.element(message).toHaveFocus();
});

test("'Reintentar' stays, and shows that it reads, until the list is there", async () => {
  const app = await openStepTwo({ faults: [{ call: 'listBeneficiaries', kind: 'status', status: 403 }] });
  const { screen, sandbox } = app;
  const retry = screen.getByRole('button', { name: 'Reintentar' });
  await expect.element(retry).toBeVisible();
  sandbox.clearFaults();
  sandbox.fault(paused('listBeneficiaries'));
  await retry.click();
  await isPaused(app);
  await expect.element(retry).toHaveAttribute('data-loading');
  await letGo(app, 'listBeneficiaries');
  await expect.element(retry).not.toBeInTheDocument();
});

test('the keys that go from tab to tab stay in the tabs, also with an open message', async () => {
  const { screen } = await openStepTwo();
  const create = screen.getByRole('tab', { name: 'Nuevo' });
  await create.click();
  await screen.getByRole('button', { name: 'Pegar datos' }).click();
  await expect.element(screen.getByLabelText('Mensaje con los datos')).toHaveFocus();
  (create.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('radio', { name: /Mamá/ })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByLabelText('Mensaje con los datos')).toBeVisible();
  await expect.element(create).toHaveFocus();
});

/** Another tab corrects Mamá's phone, and the page reads it. */
async function correctElsewhere(app: RenderedApp): Promise<void> {
  const [row] = app.sandbox.beneficiaries(LOGIN);
  const reads = callsTo(app, 'listBeneficiaries');
  const paymentDetails = row?.paymentDetails.replace('04140000001', '04149999999') ?? '';
  app.sandbox.updateBeneficiary(row?.id ?? 0, { paymentDetails });
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => callsTo(app, 'listBeneficiaries')).toBe(reads + 1);
  await callsAnswered();
}

test('another tab corrects an account: a later edit begins with the correction', async () => {
  const app = await openStepTwo();
  const { screen } = app;
  await openEdit(screen, 'Mamá');
  const phone = screen.getByLabelText('Teléfono');
  await expect.element(phone).toHaveValue('04140000001');
  await screen.getByRole('tab', { name: 'Seleccionar guardado' }).click();
  await correctElsewhere(app);
  await screen.getByRole('button', { name: 'Editar Mamá' }).click();
  await expect.element(phone).toHaveValue('04149999999');
});

test('an edit sends nothing back that another tab has corrected meanwhile', async () => {
  const app = await openStepTwo();
  const { screen, sandbox } = app;
  await openEdit(screen, 'Mamá');
  await correctElsewhere(app);
  await screen.getByLabelText('Alias').fill('Mami');
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  expect(sandbox.beneficiaries(LOGIN)[0]?.paymentDetails).toMatch(/"Mami".*04149999999/);
});

test('a correction typed while an edit is being saved stays, also for the next edit, and is saved', async () => {
  const app = await openStepTwo({ faults: [paused('saveBeneficiary')] });
  const { screen } = app;
  await openEdit(screen, 'Mamá');
  const alias = screen.getByLabelText('Alias');
  await alias.fill('Mami');
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await isPaused(app);
  await alias.fill('Mamita');
  await letGo(app, 'saveBeneficiary');
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  await expect.element(alias).toHaveValue('Mamita');
  await screen.getByRole('tab', { name: 'Seleccionar guardado' }).click();
  await screen.getByRole('button', { name: 'Editar Mami' }).click();
  await expect.element(alias).toHaveValue('Mamita');
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await expect.element(screen.getByRole('radio', { name: /Mamita/ })).toBeVisible();
});

test("an edit's invalid field gets the focus, although 'Nuevo' has one of the same name", async () => {
  const { screen } = await openStepTwo();
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await expect.element(screen.getByLabelText('Alias')).toBeVisible();
  await screen.getByRole('tab', { name: 'Seleccionar guardado' }).click();
  await openEdit(screen, 'Mamá');
  const edit = screen.getByRole('tabpanel', { name: 'Editar' });
  const phone = edit.getByLabelText('Teléfono');
  await phone.clear();
  await edit.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await expect.element(phone).toHaveFocus();
});

test('the way back to a beneficiary in doubt leaves the focus at the choice', async () => {
  const { screen, mama } = await openInDoubt(lostOnce);
  (mama.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(mama).not.toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(mama).toBeChecked();
  await expect.element(screen.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
  await expect.element(mama).toHaveFocus();
});

test('Confirmar right after another choice confirms the newer one', async () => {
  const { sandbox, daniela, confirm, created, receipt } = await openReady();
  press(daniela);
  press(confirm);
  await expect.element(receipt).toBeVisible();
  expect(created()).toBe(1);
  expect(sandbox.exchanges(LOGIN).at(-1)).toMatchObject({ beneficiaryAlias: 'Daniela' });
});

test.each<[string, (step: Awaited<ReturnType<typeof openReady>>) => unknown]>([
  ['Volver', ({ screen }) => press(screen.getByRole('link', { name: 'Volver' }))],
  ['the end of the quote', ({ sandbox }) => sandbox.advance(20 * 60_000)],
])('%s right after another choice keeps the newer one', async (_what, act) => {
  const step = await openReady({}, { history: 'browser' });
  press(step.daniela);
  act(step);
  await arrivesAt(step.location, '/envia1');
  await goToStepTwo(step);
  await expect.element(step.daniela).toBeChecked();
});

test.each<[string, (app: RenderedApp) => Promise<void>]>([
  ['a reload', async ({ load }) => Promise.resolve(load())],
  [
    'Back, and Forward',
    async ({ location }) => {
      history.back();
      await arrivesAt(location, '/envia1');
      history.forward();
    },
  ],
  [
    'a link, and Back',
    async ({ screen, location }) => {
      press(screen.getByRole('banner').getByRole('link', { name: /Turpial/ }));
      await arrivesAt(location, '/');
      history.back();
    },
  ],
])('%s right after another choice keeps the newer one', async (_what, leave) => {
  const app = await renderApp({ scenario: steady, path: '/envia1', history: 'browser' });
  const mama = app.screen.getByRole('radio', { name: /Mamá/ });
  const daniela = app.screen.getByRole('radio', { name: /Daniela/ });
  await app.screen.getByRole('textbox', { name: 'Envías' }).fill('50');
  await goToStepTwo(app);
  await mama.click();
  await expect.element(app.screen.getByRole('region', { name: 'Resumen' })).toHaveTextContent('Mamá');
  await app.screen.getByRole('button', { name: 'Cambiar beneficiario' }).click();
  press(daniela);
  await leave(app);
  await arrivesAt(app.location, '/envia2');
  await expect.element(daniela).toBeChecked();
});

test('a removal answered right after another choice does not change it', async () => {
  const step = await openReady({ faults: [{ call: 'deleteBeneficiary', kind: 'hold', times: 1 }] });
  const { screen, sandbox, mama, daniela } = step;
  const { cancel, remove } = await askToDelete(screen, 'Mamá');
  await remove.click();
  await cancel.click();
  await isPaused({ sandbox });
  press(daniela);
  await letGo(step, 'deleteBeneficiary');
  await expect.element(mama).not.toBeInTheDocument();
  await expect.element(daniela).toBeChecked();
});

test('a double click on the options of a card opens them and leaves them open', async () => {
  const { screen } = await openStepTwo();
  const options = screen.getByRole('button', { name: 'Opciones de Mamá' });
  await options.dblClick();
  await expect.element(options).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('button', { name: 'Editar Mamá' })).toBeVisible();
});

test('a method is called unknown once no list names it, and not while the list is on its way', async () => {
  const waiting = await openReady({ faults: [{ call: 'listPaymentMethods', kind: 'hold' }] });
  await isPaused(waiting);
  await expect.element(waiting.screen.getByText('Método desconocido')).not.toBeInTheDocument();
  const failed = await openReady({ faults: [{ call: 'listPaymentMethods', kind: 'status', status: 403 }] });
  await expect.element(failed.screen.getByText('Método desconocido').first()).toBeVisible();
});

test.each([
  [360, 640],
  [740, 360],
  [844, 390],
  [768, 600],
  [768, 1024],
  [1280, 640],
] as const)(
  'on %i x %i Confirmar, amounts and name stay in sight after the choice',
  async (width, height) => {
    await resize(width, height);
    const { screen, mama, confirm } = await openStep();
    await mama.click();
    await expect.element(confirm).toBeEnabled();
    await expect.element(confirm).toBeInViewport({ ratio: 1 });
    const inSight = (text: RegExp) =>
      [...document.querySelectorAll('main :is(p, dd, span)')].some((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return text.test(element.textContent) && found !== null && element.contains(found);
      });
    for (const text of [/50,00\s€/, /30\.624,18\sBs/, /Mamá/]) expect(inSight(text), `${text}`).toBe(true);
    const chooser = screen.getByRole('tabpanel').element().getBoundingClientRect();
    const isBeside = confirm.element().getBoundingClientRect().left > chooser.right;
    expect(isBeside).toBe(width >= 768 && height >= 480);
  },
);
