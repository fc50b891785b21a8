import { expect } from '@playwright/test';
import { paths } from '@/lib/paths';
import { violationsOn } from './axe';
import { test } from './fixtures';

/** Steps that stand on what the step before wrote into the address. */
const queries: Readonly<Record<string, string>> = {
  [paths.loginPassword]: '?loginType=1&login=maria%40turpial.example',
  [paths.signUpVerify]: '?loginType=1&login=nadie%40turpial.example',
  [paths.recoveryVerify]: '?loginType=1&login=maria%40turpial.example',
};

/** Steps of the ways in; site.spec.ts looks at the public pages. */
const groups: Readonly<Record<'normal' | 'aprobada', readonly string[]>> = {
  normal: [paths.login, paths.loginPassword, paths.signUpVerify, paths.recoveryVerify],
  aprobada: [paths.sendQuote, paths.sendBeneficiary, paths.receipt, paths.history, paths.profile],
};

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Colours are judged at rest, not while something fades in. Every story is examined too, most of them in the light.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ target }) => target === 'real', 'the real build has the same pages');

for (const scenario of ['normal', 'aprobada'] as const) {
  test(`axe finds nothing wrong on these pages of the scenario '${scenario}' @phone`, async ({
    app,
    page,
  }) => {
    for (const path of groups[scenario]) {
      await app.open(path + (queries[path] ?? ''), { scenario });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: /cargando/i })).toHaveCount(0);
      expect.soft(await violationsOn(page, tags), path).toEqual([]);
    }
  });
}
