import { expect, type Page } from '@playwright/test';
import { account } from '../../scripts/tools/signIn.mjs';
import { acceptQuote, logOut } from './hands';
import { startWorker, test } from './servingFixtures';

const MESSAGE = `Pago móvil Banesco
Titular: Rosa Elena Pérez
V-8.223.417
0414-0001122`;

/** Shares a text with the installed app as the system does: by a form to the address in the manifest. */
async function share(page: Page, text: string): Promise<void> {
  await page.evaluate(async (shared) => {
    const address = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
    const { share_target: target } = (await (await fetch(address)).json()) as {
      share_target: { action: string; method: string; enctype: string; params: { text: string } };
    };
    const form = document.createElement('form');
    form.action = new URL(target.action, address).href;
    form.method = target.method;
    form.enctype = target.enctype;
    const field = document.createElement('textarea');
    field.name = target.params.text;
    field.value = shared;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, text);
}

/** Whether the message, in the worker's cache or as a draft, is still in the browser. */
const isKept = (page: Page) =>
  page.evaluate(
    async () => (await caches.has('turpial-shared')) || 'turpial.draft-shared' in { ...sessionStorage },
  );

test('a shared message fills a new beneficiary if the user wants it, and is deleted @all', async ({
  app,
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await app.open('/envia1', { scenario: 'aprobada' });
  await startWorker(page, app);
  await share(page, MESSAGE);
  await expect(page.getByText('Ha llegado un mensaje.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ha llegado un mensaje.')).toBeVisible();
  await acceptQuote(page);
  await expect(page.getByRole('tab', { name: 'Nuevo' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('¿Usar este mensaje?')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Pago móvil' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Usar este mensaje' }).click();
  await expect(page.getByText('No falta nada. Revisa los datos antes de guardar.')).toBeVisible();
  await expect(page.getByLabel('Teléfono')).toHaveValue('04140001122');
  expect(await isKept(page)).toBe(false);
  expect(addresses.filter((address) => /0001122|8223417|Rosa/.test(address))).toEqual([]);
});

test('a logout deletes a shared message; one that a visitor shares is deleted, and the login page says so @all', async ({
  app,
  page,
}) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await startWorker(page, app);
  await share(page, MESSAGE);
  await expect(page).toHaveURL(/\/envia1$/);
  await expect(page.getByRole('textbox', { name: 'Envías' })).toBeVisible();
  expect(await isKept(page)).toBe(true);
  await logOut(page);
  await expect.poll(() => isKept(page)).toBe(false);

  await page.goto('/');
  await share(page, MESSAGE);
  await expect(page).toHaveURL(/\/iniciar$/);
  await expect(page.getByText('No guardamos el mensaje que llegó')).toBeVisible();
  await expect(page.getByText('Si lo compartiste tú, inicia sesión')).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(false);
  await app.signIn();
  await acceptQuote(page);
  await expect(page.getByRole('radio', { name: /Mamá/ })).toBeVisible();
});

test('after the server ends the session, a shared message fills only the form of its user @all', async ({
  app,
  page,
}) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await startWorker(page, app);
  await app.fault({ call: 'refreshSession', kind: 'status', status: 401 });
  await share(page, MESSAGE);
  await expect(page.getByText('Tu sesión ha terminado.', { exact: false })).toBeVisible();
  await app.clearFaults();

  await app.signIn({ ...account, login: 'vacia@turpial.example' });
  await expect(page.getByRole('textbox', { name: 'Envías' })).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText('Ha llegado un mensaje.')).not.toBeAttached();
  await acceptQuote(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Pegar datos' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Pago móvil' })).not.toBeChecked();

  await app.fault({ call: 'refreshSession', kind: 'status', status: 401 });
  await page.goto('/envia1');
  await expect(page.getByText('Tu sesión ha terminado.', { exact: false })).toBeVisible();
  await app.clearFaults();
  await app.signIn();
  await expect(page.getByText('Ha llegado un mensaje.')).toBeVisible();
  await acceptQuote(page);
  await page.getByRole('button', { name: 'Usar este mensaje' }).click();
  await expect(page.getByLabel('Teléfono')).toHaveValue('04140001122');
});

test('a shared message is not used after an hour, and is deleted @all', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await startWorker(page, app);
  await share(page, MESSAGE);
  await expect(page.getByText('Ha llegado un mensaje.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (let twenties = 0; twenties < 3; twenties += 1) {
    await app.advance(20 * 60_000);
    // An unattended session would lock.
    await page.keyboard.press('Shift');
  }
  // The rate and the session of the open page are as old as the hour.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Envías' })).toBeEnabled();
  await acceptQuote(page);
  await expect(page.getByRole('radio', { name: /Mamá/ })).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(false);
  await expect(page.getByRole('tab', { name: 'Seleccionar guardado' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('without the worker, the address of shared texts only opens step 1 @all', async ({ request }) => {
  const answer = await request.post('/compartir', { multipart: { text: MESSAGE }, maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([303, expect.stringMatching(/\/envia1$/)]);
});
