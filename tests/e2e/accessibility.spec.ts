import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { paths } from '@/lib/paths';
import type { ScenarioName } from '@mocks/scenarios/presets';
import { test } from './fixtures';

const behindTheGuard: ReadonlySet<string> = new Set([
  paths.sendQuote,
  paths.sendBeneficiary,
  paths.receipt,
  paths.history,
  paths.profile,
]);

/** Steps that stand on what the step before wrote into the address. */
const queries: Readonly<Record<string, string>> = {
  [paths.loginPassword]: '?loginType=1&login=maria%40turpial.example',
  [paths.signUpVerify]: '?loginType=1&login=nadie%40turpial.example',
  [paths.recoveryVerify]: '?loginType=1&login=maria%40turpial.example',
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} scheme`, () => {
    test.use({ colorScheme });
    test.skip(
      ({ target, isMobile }) => target === 'real' || isMobile !== (colorScheme === 'dark'),
      'One size per scheme says enough, and the real build has the same pages',
    );

    for (const path of Object.values(paths)) {
      test(`axe finds nothing wrong on ${path}`, async ({ app, page }) => {
        const scenario: ScenarioName = behindTheGuard.has(path) ? 'aprobada' : 'normal';
        await app.open(path + (queries[path] ?? ''), { scenario });
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: /cargando/i })).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
        ).toEqual([]);
      });
    }
  });
}
