import { expect } from 'vitest';
import type { EndpointName } from '@/api/endpoints';
import { isPaused } from './calls';
import type { RenderedApp } from './renderApp';

/** A contact without an account. */
export const NEW = 'ana@turpial.example';

type App = Pick<RenderedApp, 'screen' | 'sandbox'>;

/** Fills in the first step: the contact and both boxes. */
export async function fillSignUp({ screen }: Pick<App, 'screen'>, login = NEW): Promise<void> {
  await screen.getByLabelText('Correo electrónico o teléfono').fill(login);
  for (const box of screen.getByRole('checkbox').all()) await box.click();
}

/** Fills in the first step and goes on, so that the code is sent. */
export async function askForCode(app: Pick<App, 'screen'>, login?: string): Promise<void> {
  await fillSignUp(app, login);
  await app.screen.getByRole('button', { name: 'Continuar' }).click();
}

/** Confirms the code that was sent last, of a sign-up or a new password. */
export async function confirmCode({ screen, sandbox }: App): Promise<void> {
  const code = screen.getByLabelText('Código de 6 dígitos');
  await expect.element(code).toBeVisible();
  await expect.poll(() => sandbox.inbox()).not.toEqual([]);
  await code.fill(sandbox.inbox().at(-1)?.code ?? '');
  await screen.getByRole('button', { name: 'Confirmar' }).click();
}

/** Types a new password twice. */
export async function fillPassword({ screen }: Pick<App, 'screen'>, password: string): Promise<void> {
  await screen.getByLabelText('Contraseña nueva').fill(password);
  await screen.getByLabelText('Repite la contraseña').fill(password);
}

/** Signs up from the first step on and presses 'Crear cuenta'; one of its calls is paused. */
export async function pressCreate(app: App, call: EndpointName): Promise<void> {
  const { screen, sandbox } = app;
  await askForCode(app);
  await confirmCode(app);
  await fillPassword(app, 'Turpial2026');
  sandbox.fault({ call, kind: 'hold', times: 1 });
  await screen.getByRole('button', { name: 'Crear cuenta' }).click();
  await isPaused(app);
}
