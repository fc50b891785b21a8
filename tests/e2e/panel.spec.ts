import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { acceptQuote, confirm, receipt } from './hands';

const mark = (page: Page) => page.getByRole('button', { name: /^Demo/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Demo' });

/** The sandbox's landmark. Once it exists, its shortcut works. */
const sandboxArea = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

async function openPanel(page: Page, tab: string) {
  await expect(sandboxArea(page)).toBeAttached();
  await page.keyboard.press('Control+Alt+KeyD');
  await panel(page).getByRole('tab', { name: tab }).click();
}

async function closePanel(page: Page) {
  await panel(page).getByRole('button', { name: 'Cerrar la demo' }).click();
  await expect(panel(page)).toBeHidden();
}

/** Opens the card of a call; its first line is the title. */
const openCard = (page: Page, title: string) =>
  panel(page)
    .locator('summary')
    .filter({ has: page.getByText(title, { exact: true }) })
    .click();

/** Runs in the page: the headings and paragraphs whose text the mark covers. */
function coveredTexts(): readonly string[] {
  const mark = document.querySelector('#sandbox-badge')?.getBoundingClientRect();
  if (!mark) return ['no mark'];
  return [...document.querySelectorAll('main :is(h1, h2, h3, p)')].flatMap((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const isCovered = [...text.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < mark.right && right > mark.left && top < mark.bottom && bottom > mark.top,
    );
    return isCovered ? [element.textContent] : [];
  });
}

test('the console names the handler of each call', async ({ app, page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await app.open('/envia1');
  await expect
    .poll(() => said)
    .toContainEqual(expect.stringMatching(/^\[MSW\] .* POST \/api\/session\/refresh/));
  // Not a short name of the minifier.
  expect(said).toContain('Handler: HttpHandler');
});

test('the mark of the demo covers no text @phone @all', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await expect(page.getByRole('heading', { name: 'Enviar otra vez' })).toBeVisible();
  await expect(mark(page)).toBeVisible();
  for (let top = 0; top <= 800; top += 40) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => page.evaluate(coveredTexts), `scrolled to ${top} px`).toEqual([]);
  }
});

test('a copied link shows the exchange of a lost answer in another browser @desktop @all', async ({
  app,
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.open('/envia1', { scenario: 'aprobada' });
  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await mark(page).click();
  await panel(page).getByRole('tab', { name: 'Servidor' }).click();
  await openCard(page, 'Crear un envío');
  await panel(page)
    .getByLabel('Qué pasa')
    .filter({ visible: true })
    .selectOption({ label: 'Se hace, pero la respuesta se pierde' });
  await closePanel(page);
  await expect(mark(page)).toHaveAccessibleName(/Crear un envío: Se hace, pero la respuesta se pierde/);

  await acceptQuote(page);
  await page.getByRole('radio').nth(1).check();
  await confirm(page).click();
  await expect.poll(async () => (await app.sent()).length).toBe(1);
  await expect(receipt(page)).toBeVisible();

  await openPanel(page, 'Más');
  const field = panel(page).getByRole('textbox', { name: 'Enlace a esta pantalla' });
  await expect(field).toHaveValue(/#estado=/);
  await panel(page).getByRole('button', { name: 'Copiar enlace' }).first().click();
  await expect(panel(page).getByRole('button', { name: 'Copiado' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const told = await page.evaluate(() => window.sandbox?.exchanges('maria@turpial.example'));

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other).toHaveURL(/\/envia3\?id=/);
  await expect(receipt(other)).toBeVisible();
  await expect(other.getByRole('main')).toContainText(/50,00/);
  expect(await other.evaluate(() => window.sandbox?.exchanges('maria@turpial.example'))).toEqual(told);
  expect(await other.evaluate(() => window.sandbox?.scenario().faults)).toEqual([
    { call: 'createExchange', kind: 'lost' },
  ]);
  await elsewhere.close();
});

test('the answers of a HAR outlive the scenario in the address @desktop @all', async ({ page }) => {
  await page.goto('/envios?escenario=aprobada');
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
  await openPanel(page, 'Registro');
  const har = await page.evaluate('JSON.stringify(sandbox.har())');
  await openCard(page, 'Archivo HAR');
  const file = { name: 'log.har', mimeType: 'application/json', buffer: Buffer.from(String(har)) };
  await panel(page).locator('input[type=file]').setInputFiles(file);
  await expect(panel(page).getByText(/respuestas? grabadas?$/)).toBeVisible();
});

test('a new visitor has the scenarios beside the home page, until somebody closes them @desktop @all', async ({
  page,
}) => {
  await page.goto('/');
  await panel(page)
    .getByRole('button', { name: /^Perfil en revisión/ })
    .click();
  await expect(page.getByRole('main').getByText(/^Tu perfil está en revisión\./)).toBeVisible();
  await closePanel(page);
  await page.goto('/');
  await expect(mark(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('an unknown scenario name opens the list of scenarios @desktop @all', async ({ app, page }) => {
  await page.goto('/envios?escenario=no-existe');
  await expect(panel(page).getByRole('alert')).toContainText(
    'No hay ningún escenario que se llame «no-existe»',
  );
  await panel(page).getByRole('searchbox', { name: 'Buscar en la demo' }).fill('revision');
  await panel(page)
    .getByRole('list', { name: 'Encontrado' })
    .getByRole('button', { name: /^Perfil en revisión/ })
    .click();
  await expect(page.getByText(/Tu perfil está en revisión/)).toBeVisible();
  await app.expectProblem(/Unknown scenario 'no-existe'/);
});

test('a released answer and a changed status appear on the page at once, and the change can be undone @desktop @all', async ({
  app,
  page,
}) => {
  await app.open('/envios', { scenario: 'cargando' });
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
  await expect(page.getByText('Total registrados')).toBeHidden();
  await openPanel(page, 'Servidor');
  await expect(panel(page).getByRole('region', { name: 'Respuestas retenidas' })).toContainText(
    'Lista de envíos',
  );
  await panel(page).getByRole('button', { name: 'Soltar ahora' }).click();
  await closePanel(page);
  await expect(page.getByText(/Total registrados: 25/)).toBeVisible();

  await app.clearFaults();
  const rows = page.getByRole('main').getByText('Devuelto', { exact: true });
  const before = await rows.count();
  await openPanel(page, 'Reloj y datos');
  await openCard(page, 'Envíos (25)');
  const first = panel(page).locator('details details').first();
  await first.locator('summary').click();
  await first.getByLabel('Estado').selectOption('Devuelto');
  await expect(rows).toHaveCount(before + 1);
  await panel(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(rows).toHaveCount(before);
});

test('an invalid state file is refused with the reason @phone @all', async ({ app, page }) => {
  await app.open('/', { scenario: 'normal' });
  await openPanel(page, 'Reloj y datos');
  await openCard(page, 'Exportar e importar');
  await panel(page).getByLabel('O pega aquí un estado').fill('{"version":9}');
  await panel(page).getByRole('button', { name: 'Importar lo pegado' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('El estado es de la versión 9');
});

/** Runs in the page: leaves no room in the local storage. */
function fillStorage() {
  for (let text = 'x'.repeat(1_000_000); text !== '';) {
    try {
      localStorage.setItem(`filler-${localStorage.length}`, text);
    } catch {
      text = text.slice(0, text.length / 2);
    }
  }
}

test('in a full browser a new start can be undone, and the page returns to where it was @phone @all', async ({
  app,
  page,
}) => {
  await app.open('/envios', { scenario: 'aprobada' });
  await expect(page.getByText(/Total registrados: 25/)).toBeVisible();
  await page.evaluate(fillStorage);
  await page.evaluate(() => window.sandbox?.change({ latencyMs: 1 }));
  await openPanel(page, 'Escenarios');
  await panel(page)
    .getByRole('button', { name: /^Sin historial/ })
    .click();
  await expect(page.getByText('Aún no tienes envíos registrados')).toBeVisible();
  if (await panel(page).isHidden()) await openPanel(page, 'Escenarios');
  await panel(page).getByRole('button', { name: 'Deshacer: elegir el escenario' }).click();
  await expect(page).toHaveURL(/\/envios$/);
  await expect(page.getByText(/Total registrados: 25/)).toBeAttached();
  expect(await page.evaluate(() => window.sandbox?.scenario().latencyMs)).toBe(1);
});

test('the panel lies over one side of the page and leaves the rest as it was @desktop @all', async ({
  app,
  page,
}) => {
  await app.open('/envios', { scenario: 'aprobada' });
  const menu = page.getByRole('button', { name: 'Menú' });
  await expect(menu).toBeVisible();
  const place = await menu.boundingBox();
  await openPanel(page, 'Escenarios');
  expect(await menu.boundingBox()).toEqual(place);
  await expect(panel(page)).toHaveAttribute('aria-modal', 'false');
  const left = async () => (await panel(page).boundingBox())?.x;
  // What the page shows is at the left.
  expect(await left()).toBe(1280 - 400);

  await panel(page).getByRole('button', { name: 'Mover al lado izquierdo' }).click();
  expect(await left()).toBe(0);
  await menu.click();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await page.reload();
  await expect(panel(page)).toBeVisible();
  expect(await left()).toBe(0);
  await panel(page).getByRole('button', { name: 'Mover al lado derecho' }).click();
  expect(await left()).toBe(1280 - 400);
});

test('a statement is judged where its link opens, and the answer outlives the page load @desktop', async ({
  page,
}) => {
  const card = (title: string) =>
    panel(page)
      .locator('details')
      .filter({ has: page.getByText(title, { exact: true }) });
  await page.goto('/?panel=guion');
  await openCard(page, 'Perfil en revisión');
  await card('Perfil en revisión').getByRole('button', { name: 'Ver' }).click();
  await expect(page).toHaveURL(/\/mis-datos/);
  await expect(page.getByRole('main').getByText(/^Tu perfil está en revisión\./)).toBeVisible();

  // The panel is open again, at the statement.
  const bien = card('Perfil en revisión').getByRole('button', { name: 'Bien' });
  await expect(bien).toBeInViewport();
  await bien.click();
  await page.reload();
  await expect(panel(page).getByText(/^1 de \d+: 1 bien, 0 mal$/)).toBeVisible();
});

test('the panel works without a mouse and returns the focus @desktop @all', async ({ app, page }) => {
  await app.open('/iniciar');
  await expect(sandboxArea(page)).toBeAttached();
  const field = page.getByRole('textbox', { name: /correo/i });
  await field.focus();
  await page.keyboard.press('Control+Alt+KeyD');
  await expect(panel(page).getByRole('tab', { name: 'Escenarios' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('heading', { name: 'Adelantar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(field).toBeFocused();
});

test('the panel is hidden for whoever asks for it @desktop @all', async ({ app, page }) => {
  await app.open('/?panel=0');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(sandboxArea(page)).toHaveCount(0);
  await page.goto('/?panel=1');
  await expect(sandboxArea(page)).toBeAttached();
});
