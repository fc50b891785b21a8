import { expect, test } from 'vitest';
import { matchPath } from '@/lib/paths';

test.each([
  ['/contacto', '/contacto'],
  ['/CONTACTO', '/contacto'],
  ['/contacto//', '/contacto'],
  ['/%63ontacto', '/contacto'],
  ['/aviso%2Dlegal', '/aviso-legal'],
  ['/envios/justificante/', '/envios/justificante'],
  ['/', '/'],
])('%s is the page %s', (pathname, path) => {
  expect(matchPath(pathname)).toBe(path);
});

test.each(['/envia4', '/contacto/mapa', '/envios%2Fjustificante', '/%E0%A4%A', ''])(
  '%s is no page',
  (pathname) => {
    expect(matchPath(pathname)).toBeUndefined();
  },
);
