import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { paths, protectedPaths, type AppPath } from '@/lib/paths';
import { test } from './fixtures';

/** Queries of steps that need data from the previous step. */
const queries: Readonly<Partial<Record<AppPath, string>>> = {
  [paths.loginPassword]: '?loginType=1&login=maria%40turpial.example',
  [paths.signUpVerify]: '?loginType=1&login=nadie%40turpial.example',
  [paths.passwordResetVerify]: '?loginType=1&login=maria%40turpial.example',
};

const isProtected = (path: AppPath) => protectedPaths.some((one) => one === path);

/** The pages of a visitor and of an approved user. */
const groups = {
  normal: Object.values(paths).filter((path) => !isProtected(path)),
  aprobada: protectedPaths,
} as const;

/** The rules that the page breaks, each with its elements. */
async function violationsOn(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  // Faster: the pages have no frames, and passed checks are not needed.
  axe.setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

// Animations are off, because fading text has too little contrast. The dark scheme, because the story tests mostly
// check the light one.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

for (const scenario of ['normal', 'aprobada'] as const) {
  test(`axe finds nothing wrong on any page of the scenario '${scenario}' @phone @all`, async ({
    app,
    page,
  }) => {
    await app.open(paths.legalNotice, { scenario });
    for (const path of groups[scenario]) {
      await page.goto(path + (queries[path] ?? ''));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: /cargando/i })).toHaveCount(0);
      if (path === paths.home) {
        await expect(page.getByRole('region', { name: 'Calcula tu envío' })).toBeVisible();
        await page.getByRole('heading', { name: /Lo que cuentan/ }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('region', { name: 'Testimonios' })).toBeVisible();
      }
      expect.soft(await violationsOn(page), path).toEqual([]);
    }
  });
}
