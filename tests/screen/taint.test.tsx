/** @module-tag all */
import type { Scenario } from '@mocks/server/scenario';
import { expect, onTestFinished, test, vi } from 'vitest';
import { press, retryAtOnce, see, type, typed, until, watchPage } from '../matrix/hands';
import { steady } from '../matrix/scripts';
import { renderApp } from '../support/renderApp';
import { remains, witness } from '../support/taint/watchLeaks';

/* Every test of the whole app fails on personal data outside the screen (support/taintSetup.ts). presets.test.tsx
   opens all presets, and the matrix makes each call fail with texts about people. This file plays whole flows and
   reloads the page at their steps. */

const MARIA = 'maria@turpial.example';
const PASSWORD = 'Turpial2026';
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

async function logIn(password = PASSWORD): Promise<void> {
  await type('Contraseña', password);
  await press('button', 'Iniciar sesión');
}

/** Types key by key, because a search reacts to every key. */
async function typeKeys(label: RegExp, text: string): Promise<void> {
  for (let end = 1; end <= text.length; end += 1) await type(label, text.slice(0, end));
}

async function choose(label: string, option: string): Promise<void> {
  await press('combobox', label);
  await press('option', option);
}

test('login by e-mail, the history, a receipt and its actions', async () => {
  const shared = vi.fn((data: ShareData) => {
    witness.carry({ place: 'shared text', text: JSON.stringify(data) });
    return Promise.resolve();
  });
  Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    witness.carry({ place: 'file name', text: document.title });
  });

  const app = await open(steady('normal'), '/envios');
  await type(CONTACT, MARIA);
  await press('button', 'Continuar');
  await see('heading', /contraseña/i);
  await app.reload();
  await logIn('Equivocada1');
  await says('Credenciales inválidas.');
  await logIn();

  await see('link', 'TRP-2026-000024');
  await typeKeys(/^Buscar por/, 'tio ramon');
  await says('Se muestran 5');
  await press('button', 'Más opciones');
  await press('button', 'Descargar CSV');
  await app.reload();
  await press('link', 'TRP-2026-000024');
  await see('region', 'Detalles del pago');
  await app.reload();
  await press('button', 'Copiar identificador');
  await press('button', 'Compartir');
  await press('button', 'Imagen para quien recibe');
  await until(() => shared.mock.calls.length === 1, 'the picture');
  await press('button', 'Imprimir');
  await press('button', 'Algo no va bien');
  await see('link', /No ha llegado el dinero/);
  expect(shared).toHaveBeenCalledOnce();
  await until(() => print.mock.calls.length === 1, 'the print');

  await press('link', 'Repetir envío');
  await until(() => typed('Envías') === '150', 'the amount');
  await app.reload();
  await press('button', 'Quiero esta tasa');
  await see('heading', 'Selecciona el beneficiario');
  await app.reload();
  await says('V5234567');
  await app.logOut();
});

test('an exchange to a new beneficiary, others edited and deleted', async () => {
  const app = await open(steady('aprobada'), '/envia1');
  await see('button', 'Quiero esta tasa');
  await type('Envías', '50');
  await app.reload();
  await until(() => typed('Envías') === '50', 'the amount');
  await press('button', 'Quiero esta tasa');

  await press('tab', 'Nuevo');
  await press('radio', 'Pago móvil');
  await type('Alias', 'Prima Luisa');
  await type('Titular', 'Luisa Márquez');
  await app.reload();
  await press('tab', 'Nuevo');
  await until(() => typed('Titular') === 'Luisa Márquez', 'the draft');
  await choose('Banco', '0134 · Banesco');
  await type(/^Cédula$/, '12345678');
  await type('Teléfono', '0412');
  await press('button', 'Guardar beneficiario');
  await says('Campo inválido: Teléfono');
  await type('Teléfono', '04121234567');
  await press('button', 'Guardar beneficiario');
  await see('radio', /Prima Luisa/);

  await press('button', 'Cambiar beneficiario');
  await press('button', 'Opciones de Daniela');
  await press('button', 'Editar Daniela');
  await type('Titular', 'Daniela Rondón Gil');
  await press('button', 'Guardar beneficiario');
  await says('Daniela Rondón Gil');
  await press('button', 'Opciones de Alquiler Valencia');
  await press('button', 'Eliminar Alquiler Valencia');
  await see('dialog', '¿Eliminar beneficiario?');
  // The cards' own buttons stay within reach until the dialog hides the page.
  await press('button', /^Eliminar$/);
  await until(() => !document.body.innerText.includes('Inversiones Ejemplo'), 'one beneficiary less');
  await press('radio', /Prima Luisa/);
  await app.reload();
  await press('button', 'Confirmar');
  await see('heading', 'Resumen del envío');
  await app.reload();
  await see('region', 'Detalles del pago');
  await press('link', 'Hecho');
  await see('heading', /Envía dinero a Venezuela/);
  await app.logOut();
});

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
  await choose('País de nacimiento', 'Venezuela');
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

test('password reset and login by phone', async () => {
  const app = await open(steady('normal'), '/olvide');
  await type(CONTACT, '600 000 001');
  await press('button', 'Enviar código');
  await see('textbox', CODE);
  await until(() => app.sandbox.inbox().length > 0, 'code');
  const code = app.sandbox.inbox()[0]?.code ?? '';
  app.load(`/olvide/verifica?loginType=2&loginCountry=%2B34&phone=600000001&code=${code}`);
  await press('button', 'Confirmar');
  await type('Contraseña nueva', 'Nueva2026');
  await type('Repite la contraseña', 'Nueva2026');
  await press('button', 'Guardar contraseña');
  await see('heading', 'Tu contraseña');
  await app.reload();
  await logIn('Nueva2026');
  await see('heading', 'Inicia tu envío');
  await press('button', 'Menú');
  await press('link', 'Mis datos');
  await see('textbox', 'Apellidos');
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
