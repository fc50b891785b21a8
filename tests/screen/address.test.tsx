import { expect, test, vi } from 'vitest';
import { keepForEntry } from '@/lib/entry';
import { arrivesAt } from '../support/arrivesAt';
import { renderApp } from '../support/renderApp';

test('a page that the user left before the router listens is not shown', async () => {
  const listen = window.addEventListener.bind(window);
  let left = false;
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, ...rest) => {
    // Simulates a Back while the first page renders: the router has read the address but does not listen yet.
    if (type === 'popstate' && !left) {
      left = true;
      window.history.replaceState({ usr: null, key: 'before', idx: 0 }, '', '/contacto?de=atras#horario');
    }
    listen(type, ...(rest as [EventListener]));
  });
  const { screen, location } = await renderApp({ path: '/conocenos', history: 'browser' });
  await arrivesAt(location, '/contacto?de=atras');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  expect(window.location.pathname).toBe('/contacto');
  expect(left).toBe(true);
});

test('a navigation state that changed before the router listens is used', async () => {
  const listen = window.addEventListener.bind(window);
  let left = false;
  const contact = { mode: 'email', text: 'ana@turpial.example', country: 'ES', isEmail: false };
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, ...rest) => {
    if (type === 'popstate' && !left) {
      left = true;
      window.history.replaceState({ usr: keepForEntry({ contact }), key: 'before', idx: 0 }, '');
    }
    listen(type, ...(rest as [EventListener]));
  });
  const { screen } = await renderApp({ path: '/iniciar', history: 'browser' });
  await expect.element(screen.getByRole('textbox', { name: /correo/i })).toHaveValue('ana@turpial.example');
});
