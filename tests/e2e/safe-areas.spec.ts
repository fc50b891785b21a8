import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '@/lib/paths';
import { test } from './fixtures';

/** What a cut-out, the rounded corners and the home indicator take of each edge, in px. */
interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A phone held sideways, with its camera on the left. */
const sideways: Insets = { top: 0, right: 59, bottom: 21, left: 59 };
/** The installed app, which has the whole screen. */
const installed: Insets = { top: 59, right: 0, bottom: 34, left: 0 };

async function cover(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

async function edgesOf(control: Locator) {
  const box = await control.boundingBox();
  const { width, height } = control.page().viewportSize() ?? { width: 0, height: 0 };
  if (!box) throw new Error('The control is not visible');
  return {
    top: box.y,
    right: width - box.x - box.width,
    bottom: height - box.y - box.height,
    left: box.x,
  };
}

/** Fails if a part of the control is under the covered edges, which take no press. */
async function expectClear(control: Locator, insets: Insets): Promise<void> {
  const edges = await edgesOf(control);
  const covered = Object.entries(insets).filter(([edge, inset]) => edges[edge as keyof Insets] < inset);
  expect(covered.map(([edge]) => edge)).toEqual([]);
}

test('a phone held sideways covers no control with its camera @phone @all', async ({ app, page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await cover(page, sideways);
  await app.open(paths.sendQuote, { scenario: 'aprobada' });
  await expectClear(page.getByRole('link', { name: /, inicio$/ }), sideways);
  await expectClear(page.getByRole('button', { name: 'Menú' }), { ...sideways, bottom: 0 });
  await expectClear(page.getByRole('textbox', { name: 'Envías' }), { ...sideways, bottom: 0 });
  const help = page.getByRole('complementary', { name: 'Ayuda' }).getByRole('link');
  await help.scrollIntoViewIfNeeded();
  await expectClear(help, { ...sideways, bottom: 0 });
});

test('the installed app keeps clear of the status bar and the home indicator @phone @all', async ({
  app,
  page,
}) => {
  await cover(page, installed);
  await app.open(paths.contact);
  const header = [page.getByRole('link', { name: /, inicio$/ }), page.getByRole('button', { name: 'Menú' })];
  for (const control of header) await expectClear(control, installed);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('header[data-scrolled]')).toBeVisible();
  for (const control of header) await expectClear(control, installed);
  await expectClear(page.getByRole('contentinfo').getByText(/Todos los derechos reservados/), installed);
  await expectClear(page.getByRole('complementary', { name: 'Ayuda' }).getByRole('link'), installed);
});
