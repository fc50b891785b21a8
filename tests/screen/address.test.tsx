import { expect, test, vi } from 'vitest';
import { keepForEntry } from '@/lib/entry';
import { arrivesAt } from '../support/hands';
import { renderApp } from '../support/renderApp';

/** Simulates a Back while the first page renders: the router has read the address but does not listen yet. */
function leaveWhileStarting(stateOf: () => object | null, address?: string) {
  const listen = window.addEventListener.bind(window);
  let left = false;
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, ...rest) => {
    if (type === 'popstate' && !left) {
      left = true;
      window.history.replaceState({ usr: stateOf(), key: 'before', idx: 0 }, '', address);
    }
    listen(type, ...(rest as [EventListener]));
  });
}

test('a page that the user left before the router listens is not shown', async () => {
  leaveWhileStarting(() => null, '/contacto?de=atras#horario');
  const { screen, location } = await renderApp({ path: '/conocenos', history: 'browser' });
  await arrivesAt(location, '/contacto?de=atras');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  expect(window.location.pathname).toBe('/contacto');
});

test('a navigation state that changed before the router listens is used', async () => {
  const contact = { mode: 'email', text: 'ana@turpial.example', country: 'ES', isEmail: false };
  leaveWhileStarting(() => keepForEntry({ contact }));
  const { screen } = await renderApp({ path: '/iniciar', history: 'browser' });
  await expect.element(screen.getByRole('textbox', { name: /correo/i })).toHaveValue('ana@turpial.example');
});
