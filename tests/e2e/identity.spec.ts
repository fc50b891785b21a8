import { expect, type Page } from '@playwright/test';
import { account, signIn } from '../../scripts/tools/signIn.mjs';
import { test } from './fixtures';
import { acceptQuote, logOut } from './hands';

/** Another user, without beneficiaries or exchanges. */
const carmen = { ...account, login: 'vacia@turpial.example' };

const loginForm = (page: Page) => page.getByRole('textbox', { name: /correo/i });
const quoteStep = (page: Page) => page.getByRole('heading', { name: 'Inicia tu envío' });

/** The page redirects to the login. */
async function expectShutOut(page: Page, path: string) {
  await page.goto(path);
  await expect(loginForm(page)).toBeVisible();
  await expect(page).toHaveURL(/\/iniciar$/);
}

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
  expect((await app.calls()).slice(before)).toMatchObject([{ call: 'logout' }]);
  await expectShutOut(page, '/envia1');
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
  await signIn(other, carmen);
  await expect(quoteStep(other)).toBeVisible();

  await expect(quoteStep(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Envías' })).not.toHaveValue(/777/);
  await page.goto('/envia2');
  await expect(page.getByRole('main')).toContainText('€');
  await expect(page.getByText(/777/)).toHaveCount(0);
  await page.goto('/envios');
  await expect(page.getByText('Aún no tienes envíos registrados')).toBeVisible();
});
