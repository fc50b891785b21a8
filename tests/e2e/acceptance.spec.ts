import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';

test.skip(({ target }) => target !== 'demo', 'the panel is part of the demo alone');

const panel = (page: Page) => page.getByRole('dialog', { name: 'Sandbox' });
const card = (page: Page, title: string) =>
  panel(page)
    .locator('details')
    .filter({ has: page.getByText(title, { exact: true }) });

test('a product owner sees a statement, judges it and sends the answers @desktop @all', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/?panel=guion');
  await card(page, 'Perfil en revisión').locator('summary').click();
  await card(page, 'Perfil en revisión').getByRole('button', { name: 'Ver' }).click();
  await expect(page).toHaveURL(/\/mis-datos/);
  await expect(page.getByRole('main').getByText(/^Tu perfil está en revisión\./)).toBeVisible();

  // The panel is open again, at the statement.
  const bien = card(page, 'Perfil en revisión').getByRole('button', { name: 'Bien' });
  await expect(bien).toBeInViewport();
  await bien.click();
  await expect(panel(page).getByText(/^1 de \d+: 1 bien, 0 mal$/)).toBeVisible();
  const field = panel(page).getByRole('textbox', { name: 'Enlace con respuestas' });
  await expect(field).toHaveValue(/\?panel=guion#guion=/);
  const link = await field.inputValue();
  await page.reload();
  await expect(panel(page).getByText(/^1 de \d+: 1 bien, 0 mal$/)).toBeVisible();

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(panel(other).getByText(/^1 de \d+: 1 bien, 0 mal$/)).toBeVisible();
  await expect(other).toHaveURL(/\/\?panel=guion$/);
  await elsewhere.close();
});

test('the link of a call opens the log of the panel @desktop @all', async ({ page }) => {
  await page.goto('/?panel=guion');
  await card(page, 'Las llamadas').locator('summary').click();
  await card(page, 'Las llamadas').getByRole('button', { name: 'Ver' }).click();
  await expect(page).toHaveURL(/\/envios\?escenario=aprobada&panel=registro/);
  await expect(panel(page).getByRole('tab', { name: 'Registro' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByText('GET /api/exchanges', { exact: true })).toBeVisible();
});
