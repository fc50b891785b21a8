import { expect, type Page } from '@playwright/test';
import { paths, type SitePath } from '@/lib/paths';
import { test } from './fixtures';
import { acceptQuote } from './hands';
import { holdCode } from './hold';

/** Prerendered pages with their headings. */
const written: Readonly<Record<SitePath | typeof paths.login, string>> = {
  [paths.home]: 'Envía dinero a Venezuela con confianza',
  [paths.about]: 'Conócenos',
  [paths.contact]: 'Contacto',
  [paths.legalNotice]: 'Aviso legal',
  [paths.cookiePolicy]: 'Política de cookies',
  [paths.privacyPolicy]: 'Política de privacidad',
  [paths.terms]: 'Términos y condiciones',
  [paths.accessibility]: 'Accesibilidad',
  [paths.login]: 'Iniciar sesión',
};

test('without JavaScript every public page is readable and links to the others @phone @all', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const [path, heading] of Object.entries(written)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' })).toBeVisible();
  }
  await page.goto(paths.home);
  await page.getByRole('main').getByRole('link', { name: 'Conócenos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conócenos' })).toBeVisible();
  await context.close();
});

test('the app hydrates the prerendered pages unchanged @phone @all', async ({ app, page }) => {
  const release = await holdCode(page);
  for (const path of Object.keys(written)) {
    await app.open(path);
    const main = page.getByRole('main');
    await main.evaluate((element) => element.setAttribute('data-written', ''));
    release();
    const html = page.locator('html');
    const scheme = await html.getAttribute('data-mantine-color-scheme');
    await expect(async () => {
      await page.getByRole('button', { name: 'Cambiar entre modo claro y oscuro' }).click();
      await expect(html).not.toHaveAttribute('data-mantine-color-scheme', scheme ?? '', { timeout: 500 });
    }).toPass();
    await expect(main, path).toHaveAttribute('data-written');
  }
});

test('text typed at another spelling of the address before the code has loaded is kept @phone @all', async ({
  app,
  page,
}) => {
  const release = await holdCode(page);
  await app.open('/Iniciar/');
  const field = page.getByRole('textbox', { name: /correo/i });
  await field.fill('maria@turpial.example');
  release();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/iniciar\/password\?.*login=maria/i);
});

test('text typed on the way to a protected page is kept with focus and caret @phone @all', async ({
  app,
  page,
}) => {
  await app.open(paths.history);
  await expect(page).toHaveURL(paths.login);
  const release = await holdCode(page);
  await page.reload();
  const field = page.getByRole('textbox', { name: /correo/i });
  await field.click();
  await page.keyboard.type('maria@example');
  for (let n = 0; n < 'example'.length; n += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('turpial.');
  await field.evaluate((element) => element.setAttribute('data-written', ''));
  const next = page.getByRole('button', { name: 'Continuar' });
  await expect(next).toBeDisabled();
  release();
  await expect(next).toBeEnabled();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('data-written');
  await page.keyboard.type('a');
  await expect(field).toHaveValue('maria@turpial.aexample');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.getByLabel('Contraseña', { exact: true }).fill('Turpial2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
});

test('the history entry restores its text after the code has loaded, unless the user has typed @phone @all', async ({
  app,
  page,
}) => {
  await app.open(paths.login);
  const field = page.getByRole('textbox', { name: /correo/i });
  await field.fill('maria@turpial.example');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/iniciar\/password/);
  await page.goBack();
  await page.reload();
  await expect(field).toHaveValue('maria@turpial.example');

  const release = await holdCode(page);
  await page.reload();
  await field.fill('');
  await field.pressSequentially('600123');
  release();
  await expect(page.getByRole('button', { name: /^Prefijo del país: España/ })).toBeVisible();
  await expect(field).toHaveValue('600123');
  await expect(field).toBeFocused();
});

test('menu and links work before the code has loaded @phone @all', async ({ app, page }) => {
  const release = await holdCode(page);
  await app.open(paths.home);
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  release();
});

/** Watches how far content moves in each page that loads from now on. Returns a function that gives the sum (CLS). */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, shift) => sum + shift, 0);
  };
}

test('the layout does not shift while the landing page loads @all', async ({ app, page }) => {
  const shifted = await watchShifts(page);
  await app.open(paths.home);
  await expect(page.getByRole('region', { name: 'Calcula tu envío' })).toBeVisible();
  expect(await shifted()).toBeLessThanOrEqual(0.01);
});

test('the beneficiaries do not move once they are shown @desktop @all', async ({ app, page }) => {
  await app.open(paths.sendQuote, { scenario: 'aprobada' });
  await acceptQuote(page);
  await expect(page.getByRole('radio', { name: /Mamá/ })).toBeVisible();
  const shifted = await watchShifts(page);
  await page.reload();
  const columns = () =>
    page
      .getByRole('radio')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
  await expect.poll(columns).toBeGreaterThan(1);
  expect(await shifted()).toBeLessThanOrEqual(0.01);
});

test('each route has its own head, any other path has none @phone @all', async ({ request }) => {
  const htmlOf = async (path: string) => (await request.get(path)).text();
  const contact = await htmlOf(paths.contact);
  expect(contact).toMatch(/<title>Contacto · [^<]+<\/title>/);
  expect(contact).toMatch(/<link rel="canonical" href="https:[^"]+\/contacto"\/>/);
  for (const path of [paths.sendQuote, paths.loginPassword, '/no-existe'])
    expect(await htmlOf(path), path).toContain('<meta name="robots" content="noindex"/>');
});

test('files named in the head exist @phone @all', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const named = [...html.matchAll(/(?:href|content)="(?:https:\/\/[^/"]+)?(\/[^"]+\.\w+)"/g)].map(
    ([, path]) => path,
  );
  expect(named).toContain('/social.png');
  for (const path of [...named, '/robots.txt', '/sitemap.xml']) {
    expect((await request.get(path ?? '')).status(), path).toBe(200);
  }
});

test("the brand's font loads with the app @phone @all", async ({ app, page }) => {
  await app.open(paths.home);
  const faces = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`).join());
  await expect.poll(faces).toMatch(/Figtree Variable"? loaded/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Figtree Variable"/);
});
