import { expect, type Page } from '@playwright/test';
import { paths, protectedPaths, type ProtectedPath } from '@/lib/paths';
import { test } from './fixtures';
import { confirm, quoteAndChoose, receipt } from './hands';
import { holdCode } from './hold';

const headings: Readonly<Record<ProtectedPath, string>> = {
  [paths.sendQuote]: 'Inicia tu envío',
  [paths.sendBeneficiary]: 'Selecciona el beneficiario',
  [paths.receipt]: 'Resumen del envío',
  [paths.history]: 'Tus envíos',
  [paths.statement]: 'Justificante de envíos',
  [paths.profile]: 'Tus datos personales',
};

/** The upper left corner of the title. */
const titleAt = async (page: Page) => {
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  return [box?.x, box?.y];
};

test('a signed-in user sees a protected page before its code has loaded, and the app keeps that page @phone @all', async ({
  app,
  page,
}) => {
  await app.open(paths.sendQuote, { scenario: 'aprobada' });
  await expect(page.getByRole('textbox', { name: 'Envías' })).toBeEnabled();
  const place = await titleAt(page);
  for (const path of protectedPaths) {
    const release = await holdCode(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: headings[path] })).toBeVisible();
    await expect(page.getByText('Estamos abriendo tu cuenta.')).toBeVisible();
    expect(await titleAt(page), path).toEqual(place);
    const main = page.getByRole('main');
    await main.evaluate((element) => element.setAttribute('data-written', ''));
    release();
    await expect(page.getByText('Estamos abriendo tu cuenta.')).toBeHidden();
    await expect(main, path).toHaveAttribute('data-written');
    await expect.poll(() => titleAt(page), path).toEqual(place);
  }
});

test('the app keeps the page that a reload right after the login shows @phone @all', async ({
  app,
  page,
}) => {
  await app.open(paths.login);
  await app.signIn();
  await expect(page.getByRole('textbox', { name: 'Envías' })).toBeEnabled();
  const release = await holdCode(page);
  await page.reload();
  await expect(page.getByText('Estamos abriendo tu cuenta.')).toBeVisible();
  const main = page.getByRole('main');
  await main.evaluate((element) => element.setAttribute('data-written', ''));
  release();
  await expect(page.getByText('Estamos abriendo tu cuenta.')).toBeHidden();
  await expect(main).toHaveAttribute('data-written');
});

for (const scenario of ['aprobada', 'normal'] as const) {
  test(`a protected page of '${scenario}' whose code cannot be loaded says so @phone @all`, async ({
    app,
    page,
  }) => {
    await app.open(paths.about, { scenario });
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(paths.history);
    await expect(page.getByText('No pudimos abrir esta página. Revisa tu conexión')).toBeVisible();
    await expect(page.getByText('Estamos abriendo tu cuenta.')).toBeHidden();
    await app.expectProblem(/Failed to load resource/);
    await page.unroute('**/assets/index-*.js');
    await page.reload();
    const heading = scenario === 'normal' ? 'Iniciar sesión' : 'Tus envíos';
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('a page for visitors whose code cannot be loaded says so @phone @all', async ({ app, page }) => {
  await app.open(paths.about);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/react-*.js', (route) => route.abort());
  for (const path of [paths.login, paths.signUp, paths.loginPassword, '/no-existe']) {
    await page.goto(path);
    await expect(page.getByText('No pudimos abrir esta página. Revisa tu conexión'), path).toBeVisible();
  }
  await app.expectProblem(/Failed to load resource/);
});

test('a visitor sees nothing of a protected page, but the login @phone @all', async ({ app, page }) => {
  await app.open(paths.login);
  const release = await holdCode(page);
  await page.goto(paths.history);
  await expect(page.locator('#root')).toBeEmpty();
  release();
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText('Para ver esa página tienes que iniciar sesión.')).toBeVisible();
});

test('the amount moves on to the receipt, unless the sender wants no motion', async ({ app, page }) => {
  await app.open(paths.sendQuote, { scenario: 'aprobada' });
  const stopped = await page.context().newCDPSession(page);
  await stopped.send('Animation.enable');
  await stopped.send('Animation.setPlaybackRate', { playbackRate: 0 });
  for (const [reducedMotion, moving] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(paths.sendQuote);
    await quoteAndChoose(page);
    await confirm(page).click();
    await expect(receipt(page)).toBeVisible();
    const motions = await page
      .getByRole('article')
      .evaluate((receipt) => receipt.getAnimations({ subtree: true }).length);
    expect(motions, reducedMotion).toBe(moving);
  }
});
