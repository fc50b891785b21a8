import { scenarioOf } from '@mocks/scenarios/presets/table';
import { expect } from 'vitest';
import { renderApp } from './renderApp';

/** A visitor, whose calls are answered at once. */
export const visitor = scenarioOf('normal');

/** The first step of the login. */
export async function openLogin(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const app = await renderApp({ scenario: visitor, path: '/iniciar', ...options });
  const { screen } = app;
  const contact = screen.getByLabelText('Correo electrónico o teléfono');
  await expect.element(contact).toBeVisible();
  return {
    ...app,
    contact,
    next: screen.getByRole('button', { name: 'Continuar' }),
    picker: screen.getByRole('button', { name: /^Prefijo del país/ }),
  };
}
