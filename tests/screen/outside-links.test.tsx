import { expect, test } from 'vitest';
import { renderApp } from '../support/renderApp';

test.each([
  ['/politica-privacidad', 'www.aepd.es', 'https://www.aepd.es/', true],
  ['/accesibilidad', 'www.bde.es', 'https://www.bde.es/', true],
  ['/contacto', 'Escribir por WhatsApp', expect.stringMatching(/^https:\/\/wa\.me\/\d+$/), false],
  ['/', 'Escríbenos por WhatsApp', expect.stringMatching(/^https:\/\/wa\.me\/\d+$/), false],
])('on %s the link %s says that it leaves', async (path, text, address, inText) => {
  const { screen } = await renderApp({ path, scenario: 'normal' });
  const link = screen.getByRole('link', { name: `${text} (se abre en otra ventana)`, exact: true });
  await expect.element(link).toHaveAttribute('target', '_blank');
  const { href, rel } = link.element() as HTMLAnchorElement;
  expect(href).toEqual(address);
  expect(rel).toBe('noreferrer');
  // In a text an arrow shows it too.
  expect(getComputedStyle(link.element(), '::after').content.includes('\u2197')).toBe(inText);
});
