import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { confirm, openFromMenu, quoteAndChoose, receipt } from './hands';
import { holdFiles } from './hold';

const made = (page: Page) => page.getByText('Tu envío sí se hizo.');
const mayBeMade = (page: Page) => page.getByText(/Todavía no sabemos si tu envío de 50,00\s€ a Mamá se hizo/);

test('an exchange that is found does not stop the way to a page that is loading @phone @all', async ({
  app,
  page,
}) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  const loadHistory = await holdFiles(page, '**/assets/HistoryPage-*.js');
  await page.reload();
  await quoteAndChoose(page);
  // The check of the account reads the history too, and must not be the read that waits.
  await expect(page.getByText(/^Cuenta conocida/)).toBeVisible();
  await app.fault({ call: 'createExchange', kind: 'lost', times: 1 });
  await app.fault({ call: 'listExchanges', kind: 'hold', times: 1 });
  await confirm(page).click();
  await expect(page.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();

  await openFromMenu(page, 'Mis envíos');
  await expect(page).toHaveURL(/\/envios$/);
  await app.release('listExchanges');
  await expect(made(page)).toBeVisible();
  await expect(page).toHaveURL(/\/envios$/);
  loadHistory();
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
  expect(await app.sent()).toHaveLength(1);
});

test('a reload during a confirmation leaves a doubt, which Back, reloads and a new quote keep until the exchange is found @phone @all', async ({
  app,
  page,
}) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  await app.fault({ call: 'createExchange', kind: 'hold', times: 1 });
  await app.fault({ call: 'listExchanges', kind: 'network' });
  await confirm(page).click();
  await expect.poll(() => app.sent()).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
  await page.goBack();
  await expect(mayBeMade(page)).toBeVisible();
  await page.reload();
  await expect(mayBeMade(page)).toBeVisible();
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await confirm(page).click();
  await page
    .getByRole('dialog', { name: 'Un envío sin respuesta' })
    .getByRole('button', { name: 'Cancelar' })
    .click();
  expect(await app.sent()).toHaveLength(1);

  await app.clearFaults();
  await expect(async () => {
    // Less than the life of the toast, which may be there already.
    await app.advance(5000);
    await expect(made(page)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.getByRole('link', { name: 'Ver el envío' }).click();
  await expect(receipt(page)).toBeVisible();
  expect(await app.sent()).toHaveLength(1);
});

test('a history that asks to wait is not read again before @phone @all', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  await expect(page.getByText(/^Cuenta conocida/)).toBeVisible();
  const looks = async () =>
    (await app.calls()).flatMap(({ call, at }) => (call === 'listExchanges' ? [at] : []));
  const earlier = (await looks()).length;
  await app.fault({ call: 'createExchange', kind: 'network', times: 1 });
  await app.fault({ call: 'listExchanges', kind: 'status', status: 429, retryAfter: 20, times: 1 });
  await confirm(page).click();
  await expect.poll(looks).toHaveLength(earlier + 1);
  await expect(async () => {
    await app.advance(3000);
    expect((await looks()).length).toBeGreaterThan(earlier + 1);
  }).toPass();
  const [refused = 0, next = 0] = (await looks()).slice(earlier);
  expect(next - refused).toBeGreaterThan(19_000);
});
