import { expect, type Page } from '@playwright/test';
import { account } from '../../scripts/tools/signIn.mjs';
import type { AppDriver } from './app';
import { test } from './fixtures';
import { acceptQuote, confirm, quoteAndChoose, receipt } from './sending';

/** Another user, without beneficiaries or exchanges. */
const carmen = { ...account, login: 'vacia@turpial.example' };

const loginForm = (page: Page) => page.getByRole('textbox', { name: /correo/i });
const quoteStep = (page: Page) => page.getByRole('heading', { name: 'Inicia tu envío' });

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(loginForm(page)).toBeVisible();
}

/** Logs a user in on another page than the driver's. */
async function signInOn(page: Page, { login, password }: typeof account) {
  await loginForm(page).fill(login);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /iniciar sesión/i })
    .click();
}

/** The page redirects to the login. */
async function expectShutOut(page: Page, path: string) {
  await page.goto(path);
  await expect(loginForm(page)).toBeVisible();
  await expect(page).toHaveURL(/\/iniciar$/);
}

async function expectIn(page: Page, { login }: typeof account) {
  await page.goto('/mis-datos');
  await expect(page.getByText(login).first()).toBeVisible();
}

const namesOf = async (app: AppDriver) => (await app.calls()).map(({ call }) => call);
const namesAfterLogout = async (app: AppDriver) => {
  const names = await namesOf(app);
  return names.slice(names.lastIndexOf('logout'));
};
const logoutsOf = async (app: AppDriver) => (await app.calls()).filter(({ call }) => call === 'logout');

test('after an offline logout the user stays signed out, and the server is told first @desktop', async ({
  app,
  page,
  context,
}) => {
  await app.open('/envios', { scenario: 'aprobada' });
  // The heading is there before the session is checked.
  await expect(page.getByText('Total registrados')).toBeVisible();
  await page.getByRole('link', { name: 'Contacto' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();

  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await logOut(page);
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  expect(await cookies()).toContain('turpial-refresh');

  await page.goBack();
  await page.goBack();
  await expect(loginForm(page)).toBeVisible();
  await expect(page).toHaveURL(/\/iniciar$/);
  for (const path of ['/envios', '/envia1', '/mis-datos']) await expectShutOut(page, path);
  await page.reload();
  await expect(loginForm(page)).toBeVisible();

  await context.unroute('**/api/**');
  const before = (await app.calls()).length;
  await expectShutOut(page, '/envios');
  await expect.poll(cookies).not.toContain('turpial-refresh');
  expect((await namesOf(app)).slice(before)).toEqual(['logout']);
  await expectShutOut(page, '/envia1');
});

test("Back shows no other user's receipt @desktop", async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  await confirm(page).click();
  await expect(receipt(page)).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/50,00\s€/);

  // Logging out on the receipt would replace its history entry.
  await page.getByRole('link', { name: 'Contacto' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  await logOut(page);
  await app.signIn(carmen);
  await expect(quoteStep(page)).toBeVisible();
  await expect(async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/envia3/, { timeout: 500 });
  }).toPass();
  await expect(receipt(page)).toBeVisible();
  await expect(page.getByText('No encontramos este envío en tu historial')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No encontramos este envío en tu historial')).toBeVisible();
});

test('a logout in a second tab signs out here, and a login there shows nothing of the other user @desktop', async ({
  app,
  page,
  context,
}) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await acceptQuote(page, '777');
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText(/777,00\s€/);

  const other = await context.newPage();
  await other.goto('/envios');
  // The heading is in the HTML already, before any button works.
  await expect(other.getByText(/^Total registrados: \d/)).toBeVisible();
  await logOut(other);
  await expect(loginForm(page)).toBeVisible();
  await expect(page.getByText(/^Tu sesión ha terminado/)).toBeVisible();
  await signInOn(other, carmen);
  await expect(quoteStep(other)).toBeVisible();

  await expect(quoteStep(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Envías' })).not.toHaveValue(/777/);
  await page.goto('/envia2');
  await expect(page.getByRole('main')).toContainText('€');
  await expect(page.getByText(/777/)).toHaveCount(0);
  await page.goto('/envios');
  await expect(page.getByText('Aún no tienes envíos registrados')).toBeVisible();
});

test('a late login answer does not replace the signed-in user, even after a reload @desktop @all', async ({
  app,
  page,
}) => {
  await app.open('/iniciar');
  await app.fault({ call: 'login', kind: 'hold', times: 1 });
  await app.signIn(account);
  await expect.poll(() => namesOf(app)).toContain('login');
  await page.goBack();
  await app.signIn(carmen);
  await expect(quoteStep(page)).toBeVisible();

  await app.release('login');
  await expect.poll(() => logoutsOf(app)).toMatchObject([{ account: account.login }]);
  await expect.poll(() => namesAfterLogout(app)).toContain('refreshSession');
  await expect(quoteStep(page)).toBeVisible();
  await expectIn(page, carmen);
});
