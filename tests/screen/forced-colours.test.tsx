import { beforeEach, expect, test } from 'vitest';
import { preferDuringTest } from '../support/modes/preferences';
import { openHistory } from '../support/openHistory';
import { renderApp } from '../support/renderApp';
import { confirmCode } from '../support/signUp';

beforeEach(() => preferDuringTest('forced-colors', 'active'));

/** The user's colour of this name. Only the colour tells: a forced background keeps its own transparency. */
function systemColour(name: 'GrayText' | 'Highlight'): string {
  const probe = document.createElement('p');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const paint = (element: Element | undefined) => element && getComputedStyle(element).backgroundColor;

test('with forced colours the open tab is visible', async () => {
  const { screen } = await renderApp({ path: '/envia2', scenario: 'aprobada' });
  const open = screen.getByRole('tab', { name: 'Seleccionar guardado' });
  const other = screen.getByRole('tab', { name: 'Nuevo' });
  await expect.element(open).toHaveAttribute('aria-selected', 'true');
  expect(paint(open.element())).not.toBe(paint(other.element()));
  await other.click();
  expect(paint(other.element())).not.toBe(paint(open.element()));
});

test('with forced colours the help button has an edge', async () => {
  const { screen } = await renderApp({ path: '/envia2', scenario: 'aprobada' });
  const help = screen.getByRole('link', { name: /WhatsApp/ }).first();
  await expect.element(help).toBeVisible();
  expect(getComputedStyle(help.element()).borderTopWidth).toBe('1px');
});

test('with forced colours the completed steps are visible', async () => {
  const { screen } = await renderApp({ path: '/envia2', scenario: 'aprobada' });
  await expect.element(screen.getByText('Paso 2 de 3')).toBeVisible();
  const bar = screen.getByText('Paso 2 de 3').element().nextElementSibling;
  const [first, second, third] = [...(bar?.children ?? [])].map(paint);
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

test('with forced colours the chosen beneficiary is visible', async () => {
  const { screen } = await renderApp({ path: '/envia2', scenario: 'aprobada' });
  await screen.getByRole('radio', { name: /Daniela/ }).click();
  await screen.getByRole('button', { name: 'Cambiar beneficiario' }).click();
  const ring = (name: RegExp) =>
    getComputedStyle(screen.getByRole('radio', { name }).element()).borderTopWidth;
  expect(ring(/Daniela/)).not.toBe(ring(/Mamá/));
});

test('with forced colours the chosen country among the flags is visible', async () => {
  const { screen } = await renderApp({ path: '/mis-datos', scenario: 'aprobada' });
  const flags = screen.getByRole('group', { name: 'País de nacimiento: los más elegidos' });
  const line = (name: string) =>
    getComputedStyle(flags.getByRole('button', { name }).element()).borderTopWidth;
  await flags.getByRole('button', { name: 'Chile' }).click();
  await expect.poll(() => line('Chile')).not.toBe(line('Perú'));
});

test('with forced colours only a password rule that holds has a tick', async () => {
  const app = await renderApp({ path: '/olvide?loginType=1&login=maria@turpial.example' });
  const { screen } = app;
  await confirmCode(app);
  await screen.getByLabelText('Contraseña nueva').fill('1');
  const tick = (rule: string) =>
    screen
      .getByText(rule)
      .element()
      .parentElement?.querySelector('svg')
      ?.checkVisibility({ visibilityProperty: true });
  expect(tick('Al menos un número')).toBe(true);
  expect(tick('Al menos 8 caracteres')).toBe(false);
});

test('with forced colours a ticked box shows its tick', async () => {
  const { screen } = await renderApp({ path: '/registrate' });
  const box = screen.getByRole('checkbox').first();
  await box.click();
  await expect.element(box).toBeChecked();
  const isSeen = () => {
    const icon = box.element().parentElement?.querySelector('svg');
    return icon ? getComputedStyle(icon).color !== paint(box.element()) : false;
  };
  // The colours change in a transition.
  await expect.poll(isSeen).toBe(true);
});

test('with forced colours the active option of a list is visible', async () => {
  const { screen } = await renderApp({ path: '/mis-datos', scenario: 'aprobada' });
  await screen.getByRole('combobox', { name: 'País de nacimiento' }).fill('ch');
  const options = screen.getByRole('option');
  await expect.element(options.nth(1)).toBeVisible();
  expect(paint(options.first().element())).toBe(systemColour('Highlight'));
  expect(paint(options.nth(1).element())).not.toBe(systemColour('Highlight'));
});

test('with forced colours the chosen days of the calendar are visible', async () => {
  const { screen } = await openHistory({}, '/envios?periodo=2026-07-02..2026-07-03');
  await screen.getByRole('button', { name: /^Elegir fechas: / }).click();
  const day = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(day('2 julio 2026')).toBeVisible();
  expect(paint(day('2 julio 2026').element())).toBe(systemColour('Highlight'));
  expect(paint(day('6 julio 2026').element())).not.toBe(systemColour('Highlight'));
});

test('with forced colours a field in review looks disabled', async () => {
  const { screen } = await renderApp({ path: '/mis-datos', scenario: 'en-revision' });
  const field = screen.getByLabelText('Calle');
  await expect.element(field).toBeDisabled();
  expect(getComputedStyle(field.element()).color).toBe(systemColour('GrayText'));
});
