import { expect } from 'vitest';
import type { EndpointName } from '@/api/endpoints';
import type { RenderedApp } from './renderApp';

/** A contact without an account. */
export const NEW = 'ana@turpial.example';

/** Signs up from the first step on and presses 'Crear cuenta'; one of its calls is paused. */
export async function pressCreate(
  { screen, sandbox }: Pick<RenderedApp, 'screen' | 'sandbox'>,
  call: EndpointName,
): Promise<void> {
  await screen.getByLabelText('Correo electrónico o teléfono').fill(NEW);
  for (const box of screen.getByRole('checkbox').all()) await box.click();
  await screen.getByRole('button', { name: 'Continuar' }).click();
  const code = screen.getByLabelText('Código de 6 dígitos');
  await expect.element(code).toBeVisible();
  await code.fill(sandbox.inbox().at(-1)?.code ?? '');
  await screen.getByRole('button', { name: 'Confirmar' }).click();
  await screen.getByLabelText('Contraseña nueva').fill('Turpial2026');
  await screen.getByLabelText('Repite la contraseña').fill('Turpial2026');
  sandbox.fault({ call, kind: 'hold', times: 1 });
  await screen.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect.poll(() => sandbox.paused()).toHaveLength(1);
}

/** The users of an endpoint's calls, oldest call first. */
export const callersOf = ({ sandbox }: Pick<RenderedApp, 'sandbox'>, name: EndpointName) =>
  sandbox.log().flatMap(({ call, account }) => (call === name ? [account] : []));
