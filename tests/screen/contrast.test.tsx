import { scenarioOf } from '@mocks/scenarios/presets/table';
import { expect, test } from 'vitest';
import { preferDuringTest } from '../support/modes/preferences';
import { renderApp } from '../support/renderApp';

test('with more contrast no text is paler than the others, and cards have the outline of fields', async () => {
  await preferDuringTest('prefers-contrast', 'more');
  const { screen } = await renderApp({ path: '/envios', scenario: 'aprobada' });
  const total = screen.getByText('Total registrados');
  await expect.element(total).toBeVisible();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(getComputedStyle(total.element()).color).toBe(getComputedStyle(heading.element()).color);
  const field = screen.getByRole('searchbox').element();
  const card = total.element().closest('main')?.querySelector('.app-card');
  expect(card && getComputedStyle(card).borderTopColor).toBe(getComputedStyle(field).borderTopColor);
});

test('with less transparency nothing shows through the header', async () => {
  const backOf = (header: Element) => getComputedStyle(header, '::before');
  const { screen } = await renderApp({ path: '/contacto' });
  await expect.element(screen.getByRole('banner')).toBeVisible();
  const header = screen.getByRole('banner').element();
  expect(backOf(header).backdropFilter).not.toBe('none');
  await preferDuringTest('prefers-reduced-transparency', 'reduce');
  expect(backOf(header).backdropFilter).toBe('none');
  expect(backOf(header).backgroundColor).toBe(getComputedStyle(document.body).backgroundColor);
});

test('with reduced motion no part of a page moves into its place, and no placeholder pulses', async () => {
  await preferDuringTest('prefers-reduced-motion', 'reduce');
  const { screen } = await renderApp({
    path: '/envios',
    scenario: scenarioOf('aprobada', { faults: [{ call: 'listExchanges', kind: 'hold' }] }),
  });
  const row = screen.getByTestId('skeleton-row').first();
  await expect.element(row).toBeVisible();
  const bone = row.element().querySelector('.mantine-Skeleton-root');
  expect(bone && getComputedStyle(bone, '::after').animationName).toBe('none');
  const moving = [...document.body.querySelectorAll('*')].flatMap((part) =>
    ['', '::before', '::after']
      .filter((pseudo) => getComputedStyle(part, pseudo).transitionDuration !== '0s')
      .map((pseudo) => `${part.className}${pseudo}`),
  );
  expect(moving).toEqual([]);
});
