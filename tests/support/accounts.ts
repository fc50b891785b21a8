import { userEvent } from 'vitest/browser';
import { arrivesAt } from './arrivesAt';
import type { RenderedApp } from './renderApp';

type App = Pick<RenderedApp, 'screen' | 'location'>;

/** An account without beneficiaries or exchanges. */
export const OTHER = 'vacia@turpial.example';

/** The second step of the login. */
export async function enterPassword({ screen }: Pick<App, 'screen'>): Promise<void> {
  await screen.getByLabelText('Contraseña', { exact: true }).click();
  await userEvent.keyboard('Turpial2026{Enter}');
}

/** Logs in on the login page; waits for it if needed. */
export async function logIn(app: App, login: string): Promise<void> {
  await arrivesAt(app.location, '/iniciar');
  const field = app.screen.getByLabelText('Correo electrónico o teléfono');
  await field.click();
  await userEvent.keyboard(`${login}{Enter}`);
  await enterPassword(app);
}

export async function logOut({ screen }: Pick<App, 'screen'>): Promise<void> {
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('button', { name: 'Cerrar sesión' }).click();
}
