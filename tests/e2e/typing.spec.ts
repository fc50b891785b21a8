import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';

// On a slow phone: the test types at a real pace, whatever the page is still doing.

/** Slows the CPU down to a quarter. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test('fast typing on a slow phone loses no letter of a search, and Back restores the search @phone @real @all', async ({
  app,
  page,
}) => {
  await app.open('/envios', { scenario: 'aprobada' });
  const search = page.getByRole('searchbox');
  await search.click();
  await slowDown(page);
  await page.keyboard.type('caracas de noche', { delay: 40 });
  await expect(search).toHaveValue('caracas de noche');
  // The tab keeps the search for its history entry; neither entry nor address contains it.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain('caracas de noche');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('caracas');
  await expect(page).toHaveURL(/\/envios$/);

  await search.clear();
  await page.keyboard.type('tio ramon', { delay: 40 });
  await page.getByRole('link', { name: /^TRP-/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('tio ramon');
  await expect(page.getByText('Se muestran 5')).toBeVisible();
});

test.describe('a phone in English', () => {
  test.use({ locale: 'en-GB' });

  test('can send cents although the keypad has no comma @phone @real @all', async ({ app, page }) => {
    await app.open('/envia1', { scenario: 'aprobada' });
    const send = page.getByRole('textbox', { name: 'Envías' });
    await send.click();
    await slowDown(page);
    await page.keyboard.type('50.25', { delay: 40 });
    await expect(send).toHaveValue('50,25');
    await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText(/50,25\s€/);
  });
});
