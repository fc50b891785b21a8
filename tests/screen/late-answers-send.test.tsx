import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loggedToasts } from '@/lib/toastLog';
import type { EndpointName } from '@/api/endpoints';
import type { Fault } from '@mocks/scenarios/scenario';
import { arrivesAt } from '../support/arrivesAt';
import { goByMenu, letGo, LOGIN, openReady, openStep } from '../support/confirming';

type Step = Awaited<ReturnType<typeof openStep>>;

/** The server does its work at once, and its answer waits. */
const held = (call: EndpointName): Fault => ({ call, kind: 'hold', times: 1 });

/** Those that fill a form, or log in and out, take their time on a busy machine. */
const long = { timeout: 30_000 };

/** An account without beneficiaries or transfers. */
const OTHER = 'vacia@turpial.example';

let earlier: ReadonlySet<string> = new Set();
beforeEach(() => {
  earlier = new Set(loggedToasts().map(({ id }) => id));
});
const toasts = () => loggedToasts().flatMap(({ id, title }) => (earlier.has(id) ? [] : [title]));

/** Fills the form of a new beneficiary and sends it. */
async function saveNew({ screen }: Step): Promise<void> {
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await screen.getByLabelText('Alias').fill('Prima Luisa');
  await screen.getByLabelText('Titular').fill('Luisa Márquez');
  await screen.getByRole('combobox', { name: 'Banco' }).click();
  await screen.getByRole('option', { name: '0134 · Banesco' }).click();
  await screen.getByRole('textbox', { name: 'Cédula' }).fill('12345678');
  await screen.getByLabelText('Teléfono').fill('04121234567');
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
}

/** Asks for the deletion of Mamá, and confirms it. */
async function deleteMama({ screen }: Step): Promise<void> {
  await screen.getByRole('button', { name: 'Eliminar Mamá' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click();
}

/** Works on with the history, which an answer that still led somewhere would take away. */
async function searchHistory({ screen, location }: Step): Promise<void> {
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('carmen');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('carmen');
  expect(location()).toBe('/envios');
}

async function logIn({ screen, location }: Step, login: string): Promise<void> {
  await arrivesAt(location, '/iniciar');
  await screen.getByLabelText('Correo electrónico o teléfono').fill(login);
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await screen.getByLabelText('Contraseña', { exact: true }).fill('Turpial2026');
  await userEvent.keyboard('{Enter}');
  await arrivesAt(location, '/envia1');
}

async function logOut({ screen }: Step): Promise<void> {
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('button', { name: 'Cerrar sesión' }).click();
}

test('an edit never changes the choice', async () => {
  const step = await openStep();
  const { screen, daniela } = step;
  await daniela.click();
  await screen.getByRole('button', { name: 'Editar Mamá' }).click();
  await screen.getByLabelText('Alias').fill('Mami');
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await expect.element(screen.getByRole('radio', { name: /Mami/ })).toBeVisible();
  await expect.element(daniela).toBeChecked();
});

test('a beneficiary saved after its page was left is told, and leads nowhere', long, async () => {
  const step = await openReady({ faults: [held('saveBeneficiary')] });
  const { screen, location } = step;
  await saveNew(step);
  await goByMenu(step, /Mis envíos/);
  await arrivesAt(location, '/envios');
  await letGo(step, 'saveBeneficiary');
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  await searchHistory(step);
});

test('one saved while its transfer was confirmed leads to no second transfer', long, async () => {
  const step = await openReady({ faults: [held('saveBeneficiary')] });
  const { screen, receipt, location, created } = step;
  await saveNew(step);
  await screen.getByRole('tab', { name: 'Seleccionar guardado' }).click();
  await step.confirm.click();
  await expect.element(receipt).toBeVisible();
  const address = location();
  await letGo(step, 'saveBeneficiary');
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  // The page is worked with, which an answer that still led somewhere would take away.
  await screen.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect.element(screen.getByText('Guardado', { exact: true })).not.toBeInTheDocument();
  await expect.element(receipt).toBeVisible();
  expect(location()).toBe(address);
  expect(created()).toBe(1);
});

test('a beneficiary deleted after its page was left leads nowhere', async () => {
  const step = await openReady({ faults: [held('deleteBeneficiary')] });
  const { screen, location } = step;
  await deleteMama(step);
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await goByMenu(step, /Mis envíos/);
  await arrivesAt(location, '/envios');
  await letGo(step, 'deleteBeneficiary');
  await searchHistory(step);
});

test('a choice made while another beneficiary is saved stays', long, async () => {
  const step = await openReady({ faults: [held('saveBeneficiary')] });
  const { screen, daniela } = step;
  await saveNew(step);
  await screen.getByRole('tab', { name: 'Seleccionar guardado' }).click();
  await daniela.click();
  await expect.element(daniela).toBeChecked();
  await letGo(step, 'saveBeneficiary');
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  await expect.element(daniela).toBeChecked();
});

test('a choice made while the former one is deleted stays', async () => {
  const step = await openReady({ faults: [held('deleteBeneficiary')] });
  const { screen, mama, daniela } = step;
  await deleteMama(step);
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await daniela.click();
  await expect.element(daniela).toBeChecked();
  await letGo(step, 'deleteBeneficiary');
  await expect.element(mama).not.toBeInTheDocument();
  await expect.element(daniela).toBeChecked();
});

test('who leaves while confirming is told by a toast that leads to the receipt', async () => {
  const step = await openReady({ faults: [held('createExchange')] });
  const { screen, sandbox, receipt, confirm, created, location } = step;
  await confirm.click();
  await goByMenu(step, /Mis datos/);
  await screen.getByLabelText('Nombres').click();
  await userEvent.keyboard('{End} Luisa');
  await letGo(step, 'createExchange');
  await expect.element(screen.getByText('Tu envío se hizo', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^50,00\s€ a Mamá/)).toBeVisible();
  expect(location()).toBe('/mis-datos');
  await screen.getByRole('link', { name: 'Ver el envío' }).click();
  await expect.element(receipt).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(location()).toBe(`/envia3?id=${sandbox.exchanges(LOGIN).at(-1)?.exchangeId}`);
  expect(created()).toBe(1);
});

test('who leaves while confirming is told as well that it was refused, and why', async () => {
  const step = await openReady();
  const { screen, sandbox, confirm, alert, location } = step;
  sandbox.setRate(600);
  sandbox.fault(held('createExchange'));
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
])('what one user %s is never shown to the next', long, async (_what, call, act) => {
  const step = await openReady({ faults: [held(call)] });
  const { screen, sandbox, location } = step;
  await act(step);
  await vi.waitFor(() => expect(sandbox.held()).toHaveLength(1));
  await logOut(step);
  await logIn(step, OTHER);
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

  // The first user finds it.
  await logOut(step);
  await logIn(step, LOGIN);
  if (call === 'createExchange') await expect.element(screen.getByText('Tu envío sí se hizo.')).toBeVisible();
});
