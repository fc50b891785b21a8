import { expect } from '@playwright/test';
import { paths, protectedPaths, sitePaths, type AppPath } from '@/lib/paths';
import { violationsOn } from './axe';
import { test } from './fixtures';

/** Queries of steps that need data from the previous step. */
const queries: Readonly<Partial<Record<AppPath, string>>> = {
  [paths.loginPassword]: '?loginType=1&login=maria%40turpial.example',
  [paths.signUpVerify]: '?loginType=1&login=nadie%40turpial.example',
  [paths.passwordResetVerify]: '?loginType=1&login=maria%40turpial.example',
};

const others: readonly AppPath[] = [...sitePaths, ...protectedPaths];

/** Login, sign-up and password reset, and the protected pages; site.spec.ts checks the pages that inform. */
const groups: Readonly<Record<'normal' | 'aprobada', readonly AppPath[]>> = {
  normal: Object.values(paths).filter((path) => !others.includes(path)),
  aprobada: protectedPaths,
};

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Animations are off, because fading text has too little contrast. The dark scheme, because the story tests mostly
// check the light one.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ target }) => target === 'real', 'the real build has the same pages');

for (const scenario of ['normal', 'aprobada'] as const) {
  test(`axe finds nothing wrong on these pages of the scenario '${scenario}' @phone @all`, async ({
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
