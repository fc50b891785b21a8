import type { ScenarioName } from '@mocks/scenarios/presets/table';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lostTexts } from '../support/lostText';
import { readingModes } from '../support/modes/readingModes';
import { renderApp } from '../support/renderApp';
import { resize } from '../support/window';

const identity = '?loginType=1&login=maria%40turpial.example';

/** Screens, each with a label or a text that appears when it is complete. */
const screens: readonly (readonly [path: string, scenario: ScenarioName, complete: string | RegExp])[] = [
  ['/', 'normal', 'Envías'],
  ['/conocenos', 'normal', /Conócenos/],
  ['/contacto', 'normal', /Contacto/],
  ['/politica-privacidad', 'normal', /privacidad/i],
  ['/iniciar', 'normal', /Correo/],
  [`/iniciar/password${identity}`, 'normal', 'Contraseña'],
  ['/registrate', 'normal', /Correo/],
  [`/olvide/verifica${identity}`, 'normal', 'Código de 6 dígitos'],
  ['/envia1', 'aprobada', 'Envías'],
  ['/envia2', 'aprobada', /Mamá/],
  ['/envia3?id=TRP-2026-000024', 'aprobada', /TRP-2026-000024/],
  ['/envios', 'aprobada', /Mamá/],
  ['/envios/justificante', 'justificante', /Mamá/],
  ['/mis-datos', 'aprobada', 'Calle'],
];

const sheet = document.createElement('style');

afterEach(async () => {
  sheet.remove();
  await page.viewport(390, 844);
});

test.each(screens)('%s (%s) loses nothing in any reading mode', async (path, scenario, complete) => {
  const { screen } = await renderApp({ path, scenario });
  await expect.element(screen.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const part =
    typeof complete === 'string'
      ? screen.getByLabelText(complete, { exact: true })
      : screen.getByText(complete);
  await expect.element(part.first()).toBeInTheDocument();
  document.head.append(sheet);
  for (const [mode, { size, css = '' }] of Object.entries(readingModes)) {
    sheet.textContent = css;
    await page.viewport(...size);
    // Lists and rows measure themselves and move, which takes some frames.
    await expect.poll(() => lostTexts(document.body), { message: mode }).toEqual([]);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect.soft(scrollWidth - clientWidth, `${mode}: px beyond the edge`).toBe(0);
  }
});

test('on a phone held sideways the list of a country leaves its field in sight, and the next Tab the list', async () => {
  await resize(740, 360);
  const { screen } = await renderApp({ scenario: 'aprobada', path: '/mis-datos' });
  const country = screen.getByRole('combobox', { name: 'País de nacimiento' });
  await screen.getByLabelText('Apellidos').click();
  await userEvent.tab();
  await expect.element(country).toHaveFocus();
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  await expect.element(country).toBeInViewport();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Venezuela' }).first()).toHaveFocus();
});
