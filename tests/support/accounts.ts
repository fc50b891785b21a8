import { userEvent } from 'vitest/browser';
import { arrivesAt } from './arrivesAt';
import type { RenderedApp } from './renderApp';

type App = Pick<RenderedApp, 'screen' | 'location'>;

/** An account without beneficiaries or exchanges. */
export const OTHER = 'vacia@turpial.example';

/** Logs in on the login page; waits for it if needed. */
export async function logIn({ screen, location }: App, login: string): Promise<void> {
  await arrivesAt(location, '/iniciar');
  const field = screen.getByLabelText('Correo electrónico o teléfono');
  await field.click();
  await userEvent.keyboard(`${login}{Enter}`);
  await screen.getByLabelText('Contraseña', { exact: true }).click();
  await userEvent.keyboard('Turpial2026{Enter}');
}

export async function logOut({ screen }: App): Promise<void> {
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('button', { name: 'Cerrar sesión' }).click();
}
