import { expect, test } from 'vitest';
import { renderApp } from '../support/renderApp';

test.each([
  ['/politica-privacidad', 'www.aepd.es', 'https://www.aepd.es/'],
  ['/accesibilidad', 'www.bde.es', 'https://www.bde.es/'],
  ['/contacto', 'Escribir por WhatsApp', expect.stringMatching(/^https:\/\/wa\.me\/\d+$/)],
  ['/', 'Escríbenos por WhatsApp', expect.stringMatching(/^https:\/\/wa\.me\/\d+$/)],
])('on %s the link %s says that it leaves', async (path, text, address) => {
  const { screen } = await renderApp({ path, scenario: 'normal' });
  const link = screen.getByRole('link', { name: `${text} (se abre en otra ventana)`, exact: true });
  await expect.element(link).toHaveAttribute('target', '_blank');
  const { href, rel } = link.element() as HTMLAnchorElement;
  expect(href).toEqual(address);
  expect(rel).toBe('noreferrer');
});

test.each([
  ['/politica-privacidad', 'www.aepd.es'],
  ['/accesibilidad', 'www.bde.es'],
])('on %s an arrow shows it too', async (path, text) => {
  const { screen } = await renderApp({ path, scenario: 'normal' });
  const link = screen.getByRole('link', { name: text });
  await expect.element(link).toBeVisible();
  expect(getComputedStyle(link.element(), '::after').content).toContain('\u2197');
});
