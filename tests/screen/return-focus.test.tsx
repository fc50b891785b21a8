import { scenarioOf, type ScenarioChoice } from '@mocks/scenarios/presets/table';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent, type BrowserPage } from 'vitest/browser';
import type { EndpointName } from '@/api/endpoints';
import { askToDelete } from '../support/beneficiaryForm';
import { callsTo, isPaused } from '../support/calls';
import { callsAnswered } from '../support/openCalls';
import { renderApp } from '../support/renderApp';
import { resize } from '../support/window';

/** As in Safari, a press does not focus a button; its closest focusable ancestor gets the focus instead. */
beforeEach(() => {
  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    const place = button.parentElement?.closest<HTMLElement>('[tabindex]');
    if (place) place.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement).blur();
  };
  addEventListener('mousedown', press, true);
  onTestFinished(() => removeEventListener('mousedown', press, true));
});

test.each([
  ['phone', 390],
  ['desktop', 1280],
])('Escape returns the focus from the menu to its button (%s)', async (_name, width) => {
  await resize(width, 844);
  const { screen } = await renderApp({ path: '/contacto', scenario: 'aprobada' });
  const header = screen.getByRole('banner');
  await header.getByRole('button', { name: 'Menú' }).click();
  await expect.element(header.getByRole('link', { name: 'Mis datos' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(header.getByRole('link', { name: 'Mis datos' })).not.toBeInTheDocument();
  await expect.element(header.getByRole('button', { name: 'Menú' })).toHaveFocus();
});

async function openQuestion(name: string, scenario: ScenarioChoice = 'aprobada') {
  const { screen, sandbox } = await renderApp({ path: '/envia2', scenario });
  const { dialog, cancel, remove } = await askToDelete(screen, name);
  await expect.element(cancel).toHaveFocus();
  return {
    screen,
    sandbox,
    dialog,
    remove,
    invoker: screen.getByRole('button', { name: `Eliminar ${name}` }),
  };
}

test.each(['Cancelar', 'Cerrar', 'Escape'])(
  "a dialog closed by '%s' returns the focus to the button that opened it",
  async (way) => {
    const { invoker, dialog } = await openQuestion('Mamá');
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await dialog.getByRole('button', { name: way }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(invoker).toHaveFocus();
  },
);

test('a dialog keeps the focus while it waits for the answer', async () => {
  const faults = [{ call: 'deleteBeneficiary', kind: 'hold' }] as const;
  const { screen, sandbox, dialog, remove } = await openQuestion('Mamá', scenarioOf('aprobada', { faults }));
  await userEvent.tab();
  await expect.element(remove).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await isPaused({ sandbox });
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
  await expect.element(remove).toHaveFocus();
  // A second press changes nothing.
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(dialog.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  sandbox.release('deleteBeneficiary');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('radio').first()).toHaveFocus();
  expect(callsTo({ sandbox }, 'deleteBeneficiary')).toBe(1);
});

test('after its row is deleted, the focus is on the next row', async () => {
  const { screen, dialog, remove, invoker } = await openQuestion('Mamá');
  await remove.click();
  await expect.element(invoker).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('radio').first()).toHaveFocus();
});

test('after the only row is deleted, the focus is on the remaining control', async () => {
  const { screen, dialog, remove } = await openQuestion('Mamá', 'sin-historial');
  await remove.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('tab', { name: 'Nuevo' })).toHaveFocus();
});

/** Opens the form of a saved beneficiary with the keyboard. Returns the button that did. */
async function openEdit(screen: BrowserPage, name: string) {
  await screen.getByRole('button', { name: `Opciones de ${name}` }).click();
  const edit = screen.getByRole('button', { name: `Editar ${name}` });
  await expect.element(edit).toBeVisible();
  (edit.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('tab', { name: 'Editar' })).toHaveFocus();
  return edit;
}

test('the second of two edits returns the focus to its own button', async () => {
  const { screen } = await renderApp({ path: '/envia2', scenario: 'aprobada' });
  await openEdit(screen, 'Daniela');
  await screen.getByRole('tab', { name: 'Seleccionar guardado' }).click();
  const edit = await openEdit(screen, 'Mamá');
  await screen.getByRole('tabpanel', { name: 'Editar' }).getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(edit).toHaveFocus();
});

test.each<[EndpointName, string]>([
  ['listExchanges', '/envios'],
  ['getExchange', '/envia3?id=TRP-2026-000020'],
  ['getProfile', '/mis-datos'],
  ['listCountries', '/mis-datos'],
  ['exchangeRate', '/envia1'],
])("after 'Reintentar' for %s the focus stays near", async (call, path) => {
  const faults = [{ call, kind: 'status', status: 400, body: { error: 'No' } }] as const;
  const { screen, sandbox } = await renderApp({ path, scenario: scenarioOf('aprobada', { faults }) });
  const retry = screen.getByRole('button', { name: 'Reintentar' });
  await expect.element(retry).toBeVisible();
  (retry.element() as HTMLElement).focus();
  sandbox.clearFaults();
  await userEvent.keyboard('{Enter}');
  await expect.element(retry).not.toBeInTheDocument();
  await callsAnswered();
  expect(screen.getByRole('main').element()).toContainElement(document.activeElement as HTMLElement);
});

test("'Actualizar' keeps the focus while the history loads", async () => {
  const { screen, sandbox } = await renderApp({ path: '/envios', scenario: 'aprobada' });
  await expect.element(screen.getByText('TRP-2026-000025')).toBeVisible();
  sandbox.fault({ call: 'listExchanges', kind: 'slow', delayMs: 60_000 });
  const refresh = screen.getByRole('button', { name: 'Actualizar' });
  await refresh.click();
  await expect.element(refresh).toHaveAttribute('aria-disabled', 'true');
  await expect.element(refresh).toHaveFocus();
});

test("'Ver todos los envíos' gives the focus to the first exchange", async () => {
  const { screen } = await renderApp({ path: '/envios', scenario: 'aprobada' });
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('nadie');
  await screen.getByRole('button', { name: 'Ver todos los envíos' }).click();
  await expect.element(screen.getByRole('link', { name: 'TRP-2026-000025', exact: true })).toHaveFocus();
});

test("'Ver todas las fechas' gives the focus to the first control of the statement", async () => {
  const { screen } = await renderApp({
    path: '/envios/justificante?periodo=2020-01-01..2020-01-02',
    state: { filter: { beneficiary: 'Mamá' } },
    scenario: 'aprobada',
  });
  await screen.getByRole('button', { name: 'Ver todas las fechas' }).click();
  await expect.element(screen.getByRole('main').getByRole('link', { name: 'Tus envíos' })).toHaveFocus();
});

test.each(['Cancelar', 'Guardar beneficiario'])(
  "an edit takes the focus, and '%s' returns it to the button that opened it",
  async (end) => {
    const { screen } = await renderApp({ path: '/envia2', scenario: 'aprobada' });
    const edit = await openEdit(screen, 'Daniela');
    const form = screen.getByRole('tabpanel', { name: 'Editar' });
    await expect.element(form.getByLabelText('Alias')).toHaveValue('Daniela');
    await form.getByRole('button', { name: end }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(edit).toHaveFocus();
  },
);

test("'Cerrar' of the message leads back to the button that opened it", async () => {
  const { screen } = await renderApp({ path: '/envia2', scenario: 'sin-beneficiarios' });
  const open = screen.getByRole('button', { name: 'Pegar datos' });
  await open.click();
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(open).toHaveFocus();
});
