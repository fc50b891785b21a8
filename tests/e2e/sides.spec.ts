import { expect } from '@playwright/test';
import { test } from './fixtures';

test.skip(({ target }) => target !== 'demo', 'about the demo');

test('two demos beside each other share the clock and nothing else @desktop', async ({ page }) => {
  await page.goto('/envia1?lados=aprobada.360~cuenta-nueva.1280');
  const left = page.frameLocator('[title^="Izquierda"]');
  const right = page.frameLocator('[title^="Derecha"]');
  await left.getByRole('textbox', { name: 'Envías' }).fill('50');
  await left.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect(left.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
  const [first, second] = page.frames().filter((frame) => frame !== page.mainFrame());
  const state = (frame = first) =>
    frame?.evaluate(() => ({
      now: window.sandbox?.clock.now() ?? 0,
      user: window.sandbox?.signedIn()?.login,
      width: innerWidth,
    }));
  await expect.poll(async () => (await state(second))?.width).toBe(1280);
  expect((await state(first))?.width).toBe(360);
  expect((await state(first))?.user).not.toBe((await state(second))?.user);
  await expect(right.getByRole('heading', { level: 1 })).toBeVisible();

  const before = (await state(first))?.now ?? 0;
  await page.getByRole('button', { name: 'Parar el reloj' }).click();
  await page.getByRole('button', { name: '+20 min' }).click();
  await expect(left.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  const [one, other] = [await state(first), await state(second)];
  expect(one?.now).toBe(other?.now);
  expect((one?.now ?? 0) - before).toBeGreaterThanOrEqual(20 * 60_000);

  // The tab's own storage still has nothing of the two demos.
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual([]);
});
