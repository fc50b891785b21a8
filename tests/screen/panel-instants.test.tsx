import { scenarioOf } from '@mocks/scenarios/presets/table';
import { logins } from '@mocks/server/seeds/accounts';
import { countryId } from '@mocks/server/seeds/countries';
import { expect, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { openPanel } from '../support/openPanel';
import { renderApp } from '../support/renderApp';

/** 13:00 in Madrid, the user's zone; the clock is frozen. */
const clock = { at: '2026-03-10T12:00:00Z', frozen: true };

async function open(path = '/envios') {
  const app = await renderApp({
    scenario: scenarioOf('aprobada', { clock, rate: { kind: 'fixed', rate: 600 } }),
    path,
  });
  return { ...app, ...openPanel(app, 'datos') };
}

/** Types a time into the open calendar. */
async function typeTime(calendar: Locator, [hours, minutes, seconds]: readonly [string, string, string]) {
  await calendar.getByRole('spinbutton', { name: 'Horas' }).fill(hours);
  await calendar.getByRole('spinbutton', { name: 'Minutos' }).fill(minutes);
  await calendar.getByRole('spinbutton', { name: 'Segundos' }).fill(seconds);
}

test('the clock can be set to a day and a time in the zone of the user, and undone', async () => {
  const { panel, sandbox } = await open();
  const field = panel.getByRole('button', { name: 'Día y hora' });
  const go = panel.getByRole('button', { name: 'Ir a ese instante' });
  await expect.element(field).toHaveTextContent('10 mar 2026, 13:00:00');
  await expect.element(field).toHaveAccessibleDescription('UTC: 10 mar 2026, 12:00:00');

  await field.click();
  const calendar = panel.getByRole('dialog');
  await calendar.getByRole('button', { name: 'Mes siguiente' }).click();
  await calendar.getByRole('button', { name: '2 abril 2026', exact: true }).click();
  await typeTime(calendar, ['00', '30', '05']);
  await calendar.getByRole('button', { name: 'Aceptar' }).click();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(field).toHaveTextContent('2 abr 2026, 0:30:05');
  await expect.element(field).toHaveAccessibleDescription('UTC: 1 abr 2026, 22:30:05');
  expect(sandbox.clock.now()).toBe(Date.parse(clock.at));

  await go.click();
  await expect.element(panel.getByText('2 abr 2026, 0:30:05', { exact: true }).first()).toBeVisible();
  expect(sandbox.clock.state().frozenAt).toBe(Date.UTC(2026, 3, 1, 22, 30, 5));
  await panel.getByRole('button', { name: 'Deshacer: ir a un instante' }).click();
  expect(sandbox.clock.state().frozenAt).toBe(Date.parse(clock.at));
  await panel.getByRole('button', { name: /^\+20 min/ }).click();
  expect(sandbox.clock.state().frozenAt).toBe(Date.parse(clock.at) + 20 * 60_000);
});

test('a jump beyond the life of a session says that it ends', async () => {
  const { panel } = await open();
  await panel.getByRole('button', { name: 'Día y hora' }).click();
  const calendar = panel.getByRole('dialog');
  const later = panel.getByText('A más de 30 días la sesión habrá caducado: inicia sesión otra vez.');
  await calendar.getByRole('button', { name: 'Mes siguiente' }).click();
  await calendar.getByRole('button', { name: '8 abril 2026', exact: true }).click();
  await expect.element(later).not.toBeInTheDocument();
  await calendar.getByRole('button', { name: '10 abril 2026', exact: true }).click();
  await expect.element(later).toBeVisible();
});

test('the keyboard alone chooses an instant, and Escape closes the calendar before the panel', async () => {
  const { panel, sandbox, onClose } = await open();
  const field = panel.getByRole('button', { name: 'Día y hora' });
  await expect.element(field).toBeVisible();
  field.element().focus();
  await userEvent.keyboard('{Enter}');
  const calendar = panel.getByRole('dialog');
  await expect.element(calendar.getByRole('button', { name: '10 marzo 2026', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(calendar.getByRole('spinbutton', { name: 'Horas' })).toHaveFocus();
  await userEvent.keyboard('18{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveTextContent('11 mar 2026, 18:00:00');
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => sandbox.clock.state().frozenAt).toBe(Date.UTC(2026, 2, 11, 17));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a time that summer time skips is refused beside the field', async () => {
  const { panel, sandbox } = await open();
  // The user's zone changes to summer time on another day than the browser's zone.
  const { profile = '' } = sandbox.signedIn() ?? {};
  const { address, ...others } = JSON.parse(profile) as { address: object };
  const moved = { ...others, address: { ...address, country: countryId('US') } };
  sandbox.updateUser(logins.main, { profile: JSON.stringify(moved) });
  const field = panel.getByRole('button', { name: 'Día y hora' });
  await expect.element(field).toHaveTextContent('10 mar 2026, 8:00:00');

  const go = panel.getByRole('button', { name: 'Ir a ese instante' });
  await field.click();
  const calendar = panel.getByRole('dialog');
  await calendar.getByRole('button', { name: '8 marzo 2026', exact: true }).click();
  await typeTime(calendar, ['02', '30', '00']);
  await expect
    .element(field)
    .toHaveAccessibleDescription('Esa hora no existe ese día: los relojes se adelantan. Elige otra.');
  await expect.element(go).toBeDisabled();
  await typeTime(calendar, ['03', '30', '00']);
  await expect.element(field).toHaveAccessibleDescription('UTC: 8 mar 2026, 7:30:00');
  await calendar.getByRole('button', { name: 'Aceptar' }).click();
  await go.click();
  await expect.poll(() => sandbox.clock.now()).toBe(Date.UTC(2026, 2, 8, 7, 30));
});

test('months and years can be chosen without a mouse', async () => {
  const { panel } = await open();
  const field = panel.getByRole('button', { name: 'Día y hora' });
  await field.click();
  const calendar = panel.getByRole('dialog');
  await calendar.getByRole('button', { name: /^marzo \d{4}$/ }).click();
  await expect.element(calendar.getByRole('button', { name: 'mar', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('the panel creates an exchange for now or for a chosen instant', async () => {
  const { screen, panel, sandbox } = await open();
  await panel.getByText(/^Envíos \(/).click();
  const create = panel.getByRole('button', { name: 'Crear', exact: true });
  const field = panel.getByRole('button', { name: 'Cuándo se hizo' });
  const newest = () => sandbox.exchanges(logins.main).at(-1)?.inserted;
  await expect.element(field).toHaveTextContent('Ahora');
  await create.click();
  await expect.poll(newest).toBe('2026-03-10T12:00:00.000Z');

  await field.click();
  const calendar = panel.getByRole('dialog');
  await calendar.getByRole('button', { name: '3 marzo 2026', exact: true }).click();
  await typeTime(calendar, ['09', '05', '00']);
  await calendar.getByRole('button', { name: 'Aceptar' }).click();
  await expect.element(field).toHaveAccessibleDescription('UTC: 3 mar 2026, 8:05:00');
  await create.click();
  await expect.poll(newest).toBe('2026-03-03T08:05:00.000Z');
  await expect
    .element(screen.getByRole('table').getByText('3 mar 2026, 9:05', { exact: true }))
    .toBeVisible();

  await panel.getByRole('button', { name: 'Volver a ahora' }).click();
  await expect.element(field).toHaveTextContent('Ahora');
  await create.click();
  await expect.poll(newest).toBe('2026-03-10T12:00:00.000Z');
});
