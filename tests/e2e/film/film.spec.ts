import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { journeys } from './journeys';
import { WRITTEN } from './written';

test.skip(({ target }) => target !== 'demo', 'the films are part of the demo');

/** `FILMS=full` records all journeys, the suite one of them. */
const FULL = process.env.FILMS === 'full';
const recorded = journeys.filter(({ title }) => FULL || title === 'a lost answer');

const session = (page: Page) => page.evaluate(() => window.sandbox?.film.session());

/** Where the page and the sandbox are. Left out: passwords, random keys, and how often a token was renewed. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { sandbox } = window;
    if (!sandbox) return undefined;
    const { applied, scenario, seededAt, clock, changes } = sandbox.exportState();
    const { idempotencyKey, user, session: sessions, cookie: _token, ...rows } = changes;
    return {
      address: location.pathname,
      heading: document.querySelector('h1')?.textContent,
      applied,
      scenario,
      seededAt,
      clock,
      rows,
      users: Object.values(user ?? {}).map((row) => ({ ...row, password: '' })),
      sessions: Object.values(sessions ?? {}).map((row) => ({ ...row, rotation: 0, expiresAt: 0 })),
      keys: Object.values(idempotencyKey ?? {}).map((row) => row?.fingerprint),
    };
  });

test.describe.configure({ mode: 'default' });

test.beforeAll(() => rmSync(WRITTEN, { recursive: true, force: true }));

for (const { title, scenario, path, walk } of recorded) {
  test(`a film of ${title} ends as it was recorded @desktop`, async ({ app, page }) => {
    await app.open(`${path}?panel=0`, { scenario });
    await page.evaluate(() => window.sandbox?.film.record());
    // The first second passes when the page has loaded.
    await page.waitForFunction(() => window.sandbox?.film.session()?.film.steps[0]?.do === 'wait');
    await walk(page);
    await page.evaluate(() => window.sandbox?.film.stop());
    const first = await stateOf(page);
    expect((await session(page))?.film.steps.length).toBeGreaterThan(1);
    expect(JSON.stringify(await session(page))).not.toMatch(/Turpial2026|Nueva2026|Otra2026/);

    mkdirSync(WRITTEN, { recursive: true });
    const text = await page.evaluate(() => window.sandbox?.film.test());
    writeFileSync(join(WRITTEN, `${title.replaceAll(' ', '-')}.spec.ts`), text ?? '');

    await page.evaluate(() => window.sandbox?.film.play({ fast: true }));
    await page.waitForFunction(() => window.sandbox?.film.session()?.outcome);
    expect(await stateOf(page)).toEqual(first);
    expect((await session(page))?.outcome?.text).toBe('Termina igual que en la grabación.');
  });
}

test('the tests that the sandbox has written pass as they are @desktop', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.films.config.ts'],
    { encoding: 'utf8', env: { ...process.env, TEST_WORKER_INDEX: undefined } },
  );
  expect(status, stdout).toBe(0);
  expect(stdout).toContain(`${recorded.length} passed`);
});

test('the panel records, goes one step back and on; the link plays the film in another browser @desktop', async ({
  app,
  page,
  browser,
  baseURL,
}) => {
  const SAME = 'Termina igual que en la grabación.';
  await app.open('/envia1', { scenario: 'aprobada' });
  await expect(page.getByRole('complementary', { name: 'Sandbox' })).toBeAttached();
  await page.keyboard.press('Control+Alt+KeyD');
  await page.getByRole('tab', { name: 'Película' }).click();
  await page.getByRole('button', { name: 'Grabar desde aquí' }).click();
  await expect(page.getByText(/^Pasan? \d+ segundos?$/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Envías' }).fill('50');
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect(page.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
  await page.getByRole('button', { name: 'Terminar' }).click();
  const link = page.getByRole('textbox', { name: 'Enlace a la película' });
  await expect(link).toHaveValue(/\/envia1#pelicula=/);
  const address = await link.inputValue();

  await page.getByRole('button', { name: 'Un paso atrás' }).click();
  await page.waitForFunction(() => window.sandbox?.film.session()?.mode === 'paused');
  const paused = await session(page);
  expect(paused?.played).toBe((paused?.film.steps.length ?? 0) - 1);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText(SAME)).toBeVisible();

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto(address);
  await expect(other.getByText(SAME)).toBeVisible({ timeout: 30_000 });
  await expect(other.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
  await elsewhere.close();
});
