import type { Scenario } from '@mocks/server/scenario';
import { expect, onTestFinished, test, vi } from 'vitest';
import { steady } from '../matrix/scripts';
import { press, see, type, typed, until } from '../support/hands';
import { renderApp } from '../support/renderApp';
import { remains } from '../support/taint/watchLeaks';
import { retryAtOnce, watchPage } from '../support/watchPage';

/* Every test of the whole app fails on personal data outside the screen (support/taintSetup.ts). presets.test.tsx
   opens all presets, the matrix makes each call fail with texts about people, and e2e/taint.spec.ts visits the built
   app. This file has what that visit leaves out. */

const CONTACT = 'Correo electrónico o teléfono';
const CODE = 'Código de 6 dígitos';

retryAtOnce();
// Whole flows are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Opens the app and intercepts its page loads. */
async function open(scenario: Scenario, path: string) {
  const page = watchPage();
  const app = await renderApp({ scenario, path, history: 'browser' });
  const follow = (event: NavigateEvent) => {
    const { pathname, search } = new URL(event.destination.url);
    if (event.destination.sameDocument || event.downloadRequest !== null) return;
    event.preventDefault();
    app.load(pathname + search);
  };
  navigation.addEventListener('navigate', follow);
  onTestFinished(() => navigation.removeEventListener('navigate', follow));
  return {
    ...app,
    /** Reloads the page once it is stable. */
    async reload(): Promise<void> {
      await page.settle();
      app.load();
    },
    async logOut(): Promise<void> {
      await press('button', 'Menú');
      await press('button', 'Cerrar sesión');
      await see('heading', 'Iniciar sesión');
      // A logout that arrived in the next test would end that test's session.
      await until(() => app.sandbox.log().some(({ call }) => call === 'logout'), 'logout');
      await page.settle();
      expect(await remains(), 'left behind by a logout').toEqual([]);
    },
  };
}

const says = (text: string) => until(() => document.body.innerText.includes(text), `'${text}'`);

test('sign-up and personal data, saved and edited', async () => {
  const app = await open(steady('normal'), '/registrate');
  await type(CONTACT, 'ana.belen@turpial.example');
  await press('checkbox', /^Acepto los términos/);
  await press('checkbox', /titular de la cuenta en euros/);
  await press('button', 'Continuar');
  await see('textbox', CODE);
  await app.reload();
  await type(CODE, '000001');
  await press('button', 'Confirmar');
  await says('Código de verificación inválido.');
  await type(CODE, app.sandbox.inbox().at(-1)?.code ?? '');
  await press('button', 'Confirmar');
  await type('Contraseña nueva', 'Nueva2026');
  await type('Repite la contraseña', 'Nueva2026');
  await press('button', 'Crear cuenta');

  await see('heading', 'Tus datos personales');
  await type('Nombres', 'Ana Belén');
  await type('Apellidos', 'Quintero Luna');
  await press('combobox', 'País de nacimiento');
  await press('option', 'Venezuela');
  await type('Calle', 'Calle de la Prueba');
  await type('Ciudad', 'Madrid');
  await type('Código postal', '28001');
  await type('Teléfono', '600112233');
  await app.reload();
  await until(() => typed('Apellidos') === 'Quintero Luna', 'the draft');
  await press('button', 'Guardar');
  await says('Datos guardados');
  app.sandbox.advance(120_000);
  await app.reload();
  await see('link', 'Enviar ahora!');
  await type('Nombres', 'Ana María');
  await app.reload();
  await app.logOut();
});

test('a logout that does not reach the server leaves no personal data behind', async () => {
  const app = await open(steady('aprobada'), '/mis-datos');
  await type('Apellidos', 'Rondón Luna');
  app.sandbox.fault({ call: 'logout', kind: 'network' });
  await app.logOut();
  await app.reload();
  await see('heading', 'Iniciar sesión');
  expect(await remains()).toEqual([]);
});
