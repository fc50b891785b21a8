/** @module-tag all */
import { expect, onTestFinished, test } from 'vitest';
import { forcedColours } from '../../.storybook/reading/forcedColours';
import { lengthenWords } from '../../.storybook/reading/longWords';
import { moreContrast } from '../../.storybook/reading/moreContrast';
import { renderApp } from '../support/renderApp';

/** Adds the style sheet of a reading mode until the end of the test. */
function read(css: string): void {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
}

const paint = (element: Element | null | undefined) => element && getComputedStyle(element).backgroundColor;

test("the catalogue's forced colours apply the app's own rules for them", async () => {
  const { screen } = await renderApp({ path: '/envia2', scenario: 'aprobada' });
  const open = screen.getByRole('tab', { name: 'Seleccionar guardado' });
  await expect.element(open).toHaveAttribute('aria-selected', 'true');
  read(forcedColours());
  const bar = screen.getByText('Paso 2 de 3').element().nextElementSibling;
  const [first, second, third] = [...(bar?.children ?? [])].map(paint);
  expect(first).toBe('rgb(255, 255, 255)');
  expect(second).toBe(first);
  expect(third).not.toBe(second);
  expect(paint(open.element())).toBe('rgb(26, 235, 255)');
});

test("the catalogue's contrast leaves no text paler than the others", async () => {
  const { screen } = await renderApp({ path: '/envios', scenario: 'aprobada' });
  const total = screen.getByText('Total registrados');
  await expect.element(total).toBeVisible();
  const colour = (element: Element) => getComputedStyle(element).color;
  const heading = screen.getByRole('heading', { level: 1 }).element();
  expect(colour(total.element())).not.toBe(colour(heading));
  read(moreContrast());
  expect(colour(total.element())).toBe(colour(heading));
});

test("the catalogue's long words come with the page and go with the mode", async () => {
  const { screen } = await renderApp({ path: '/iniciar' });
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Iniciar sesión');
  const restore = lengthenWords(document.body);
  await expect.element(heading).toHaveTextContent('Iniciariniciar sesiónsesión');
  await screen.getByRole('textbox').fill('600');
  const toEmail = screen.getByText('Es un correocorreo electrónicoelectrónico');
  await expect.element(toEmail).toBeVisible();
  restore();
  await expect.element(heading).toHaveTextContent(/^Iniciar sesión$/);
});
