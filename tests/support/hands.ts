import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RenderedApp } from './renderApp';

// What a person does in the app.

type App = Pick<RenderedApp, 'screen' | 'location'>;

/** Waits until the app is at `path`; the page's code may still be loading. */
export function arrivesAt(location: () => string, path: string): Promise<void> {
  return expect.poll(() => location()).toBe(path);
}

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

/** Opens a page through the menu. */
export async function goByMenu({ screen, location }: App, name: RegExp): Promise<void> {
  const left = location();
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('link', { name }).click();
  await expect.poll(location).not.toBe(left);
}

// What follows is done in the page itself: hundreds of times faster than over the browser's protocol.

export const PATIENCE_MS = 10_000;

/** Waits until a condition is true. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  await found(() => (holds() ? document.body : null), what);
}

function found<E extends Element>(look: () => E | null, what: string): Promise<E> {
  return vi.waitFor(
    () => {
      const element = look();
      if (!element) throw new Error(`no ${what} in: ${document.body.innerText.slice(0, 400)}`);
      return element;
    },
    { timeout: PATIENCE_MS, interval: 8 },
  );
}

/** Waits for the element with a role and a name. */
export const see = (role: string, name: string | RegExp) =>
  found(() => page.getByRole(role, { name }).first().query(), `${role} ${String(name)}`);

/** Clicks the element with this role and name. */
export async function press(role: string, name: string | RegExp): Promise<void> {
  const element = await found(
    () => {
      const seen = page.getByRole(role, { name }).first().query();
      return seen?.matches(':disabled, [data-disabled]') ? null : seen;
    },
    `enabled ${role} ${String(name)}`,
  );
  (element as HTMLElement).click();
}

/** The visible field; a hidden tab may contain another one with the same label. */
const input = (label: string | RegExp) =>
  (page.getByLabelText(label, { exact: true }).elements() as HTMLInputElement[]).find((field) =>
    field.checkVisibility(),
  );

/** The value of the field with this label, an amount without its cents; undefined without a field. */
export const typed = (label: string | RegExp): string | undefined => input(label)?.value.replace(/,00$/, '');

/** Sets the text of the field with this label at once. */
export async function type(label: string | RegExp, text: string): Promise<void> {
  const field = await found(
    () => {
      const seen = input(label);
      return seen && !seen.disabled ? seen : null;
    },
    `field ${String(label)}`,
  );
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Presses a toast's link: on a slow machine the toast may close before the driver's click. */
export const openFromToast = () => press('link', 'Ver el envío');
