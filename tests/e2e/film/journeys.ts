import type { ScenarioName } from '@mocks/scenarios/presets/table';
import { expect, type Page } from '@playwright/test';
import {
  press,
  field,
  heading,
  command,
  quote,
  send,
  signIn,
  code,
  signUpToCode,
  newPassword,
  recover,
} from './hands';

/** What a person does in the demo, from a preset and a path. */
export interface Journey {
  readonly title: string;
  readonly scenario: ScenarioName;
  readonly path: string;
  readonly walk: (page: Page) => Promise<void>;
}

const EXCHANGES = 'Tus envíos';

/** Journeys through every screen, with faults, commands of the sandbox, Back and a full page load. */
export const journeys: readonly Journey[] = [
  {
    title: 'a transfer',
    scenario: 'aprobada',
    path: '/envia1',
    async walk(page) {
      await send(page);
      await heading(page, 'Resumen del envío');
    },
  },
  {
    title: 'a lost answer',
    scenario: 'aprobada',
    path: '/envia1',
    async walk(page) {
      await command(page, "sandbox.fault({ call: 'createExchange', kind: 'lost', times: 1 })");
      await send(page);
      await heading(page, 'Resumen del envío');
    },
  },
  {
    title: 'a refused transfer',
    scenario: 'aprobada',
    path: '/envia1',
    async walk(page) {
      const refusal = "{ call: 'createExchange', kind: 'status', status: 422, body: { msg: 'Hoy no.' } }";
      await command(page, `sandbox.fault(${refusal})`);
      await send(page);
      await expect(page.getByText('Hoy no.')).toBeVisible();
    },
  },
  {
    title: 'an amount below the minimum',
    scenario: 'aprobada',
    path: '/envia1',
    async walk(page) {
      await quote(page, '2');
      await field(page, 'Envías').fill('20');
      await press(page, 'Quiero esta tasa');
      await heading(page, 'Selecciona el beneficiario');
    },
  },
  {
    title: 'a quote that expires',
    scenario: 'aprobada',
    path: '/envia1',
    async walk(page) {
      await quote(page);
      await heading(page, 'Selecciona el beneficiario');
      await command(page, 'sandbox.advance(20 * 60_000)');
      await heading(page, 'Inicia tu envío');
    },
  },
  {
    title: 'Back and forward',
    scenario: 'aprobada',
    path: '/envia1',
    async walk(page) {
      await quote(page, '75');
      await heading(page, 'Selecciona el beneficiario');
      await page.goBack();
      await heading(page, 'Inicia tu envío');
      await page.goForward();
      await heading(page, 'Selecciona el beneficiario');
    },
  },
  {
    title: 'a reload',
    scenario: 'aprobada',
    path: '/envia1',
    async walk(page) {
      await quote(page, '75');
      await heading(page, 'Selecciona el beneficiario');
      await page.reload();
      await heading(page, 'Selecciona el beneficiario');
      await page.getByRole('radio', { name: /Mamá/ }).check();
    },
  },
  {
    title: 'the receive amount',
    scenario: 'aprobada',
    path: '/envia1',
    async walk(page) {
      await field(page, /Recib/).fill('30000');
      await press(page, 'Quiero esta tasa');
      await heading(page, 'Selecciona el beneficiario');
    },
  },
  {
    title: 'a login',
    scenario: 'normal',
    path: '/iniciar',
    async walk(page) {
      await signIn(page);
      await heading(page, 'Inicia tu envío');
    },
  },
  {
    title: 'a login with a wrong password',
    scenario: 'normal',
    path: '/iniciar',
    async walk(page) {
      await signIn(page, 'Otra2026');
      await expect(page.getByText(/inválid|incorrect/i).first()).toBeVisible();
    },
  },
  {
    title: 'a logout',
    scenario: 'aprobada',
    path: '/envios',
    async walk(page) {
      await heading(page, EXCHANGES);
      await press(page, 'Menú');
      await press(page, 'Cerrar sesión');
      await expect(page).not.toHaveURL(/envios/);
    },
  },
  {
    title: 'a sign-up',
    scenario: 'normal',
    path: '/registrate',
    async walk(page) {
      await signUpToCode(page);
      await field(page, 'Código de 6 dígitos').fill(await code(page));
      await press(page, 'Confirmar');
      await newPassword(page, 'Crear cuenta');
      await heading(page, 'Tus datos personales');
    },
  },
  {
    title: 'a wrong code',
    scenario: 'normal',
    path: '/registrate',
    async walk(page) {
      await signUpToCode(page);
      await field(page, 'Código de 6 dígitos').fill('000001');
      await press(page, 'Confirmar');
      await expect(page.getByText(/inválid|incorrect/i).first()).toBeVisible();
    },
  },
  {
    title: 'a new password',
    scenario: 'normal',
    path: '/olvide',
    async walk(page) {
      await recover(page);
      await newPassword(page, 'Guardar contraseña');
      await expect(page).not.toHaveURL(/olvide/);
    },
  },
  {
    title: 'a changed city',
    scenario: 'aprobada',
    path: '/mis-datos',
    async walk(page) {
      await field(page, 'Ciudad').fill('Soria');
      await press(page, 'Guardar');
      await expect(page.getByText(/guardad/i).first()).toBeVisible();
    },
  },
  {
    title: 'a deleted beneficiary',
    scenario: 'aprobada',
    path: '/envia1',
    async walk(page) {
      await quote(page);
      await press(page, 'Eliminar Mamá');
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click();
      await expect(page.getByRole('radio', { name: /Mamá/ })).toHaveCount(0);
    },
  },
  {
    title: 'an edited beneficiary',
    scenario: 'aprobada',
    path: '/envia1',
    async walk(page) {
      await quote(page);
      await press(page, 'Editar Mamá');
      await field(page, 'Titular').fill('Rosa Elena Gil');
      await press(page, 'Guardar beneficiario');
      await expect(page.getByRole('button', { name: 'Guardar beneficiario' })).toBeHidden();
    },
  },
  {
    title: 'a search in the history',
    scenario: 'aprobada',
    path: '/envios',
    async walk(page) {
      await page
        .getByRole('searchbox')
        .or(field(page, /Buscar/))
        .first()
        .fill('Mamá');
      await page.keyboard.press('Escape');
    },
  },
  {
    title: 'a receipt of the history',
    scenario: 'aprobada',
    path: '/envios',
    async walk(page) {
      await page.getByRole('main').getByRole('link', { name: /^TRP/ }).first().click();
      await heading(page, 'Resumen del envío');
    },
  },
  {
    title: 'changed data and undo',
    scenario: 'aprobada',
    path: '/envios',
    async walk(page) {
      await heading(page, EXCHANGES);
      await command(page, "sandbox.createExchange('maria@turpial.example', 25)");
      await command(page, 'sandbox.setRate(600)');
      await command(page, 'sandbox.undo()');
    },
  },
  {
    title: 'seconds of the clock',
    scenario: 'aprobada',
    path: '/envia1',
    async walk(page) {
      await send(page);
      await heading(page, 'Resumen del envío');
      const now = () => page.evaluate(() => window.sandbox?.clock.now() ?? 0);
      const before = await now();
      await expect.poll(now).toBeGreaterThan(before + 1500);
    },
  },
  {
    title: 'a public page',
    scenario: 'normal',
    path: '/',
    async walk(page) {
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await expect(page).not.toHaveURL(/\/\?/);
    },
  },
];
