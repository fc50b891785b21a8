import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { renderApp } from '../support/renderApp';

interface Emulation {
  send(
    method: 'Emulation.setEmulatedMedia',
    params: { features: readonly { name: string; value: string }[] },
  ): Promise<unknown>;
}

/** Sets what the user prefers, until the end of the test. */
async function prefer(name: string, value: string): Promise<void> {
  const emulation = cdp() as unknown as Emulation;
  const set = (to: string) =>
    emulation.send('Emulation.setEmulatedMedia', { features: [{ name, value: to }] });
  await set(value);
  onTestFinished(async () => {
    await set('');
  });
}

test('with more contrast no text is paler than the others, and cards have the outline of fields', async () => {
  await prefer('prefers-contrast', 'more');
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
  await prefer('prefers-reduced-transparency', 'reduce');
  expect(backOf(header).backdropFilter).toBe('none');
  expect(backOf(header).backgroundColor).toBe(getComputedStyle(document.body).backgroundColor);
});
