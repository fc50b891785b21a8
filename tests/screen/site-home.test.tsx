import { scenarioOf } from '@mocks/scenarios/presets/table';
import { expect, test } from 'vitest';
import { arrivesAt, logIn } from '../support/hands';
import { renderApp } from '../support/renderApp';
import { resize } from '../support/window';

const rate = { rate: { kind: 'fixed', rate: 612.4837 } } as const;

test('the landing page explains the service, the steps and the values', { tags: 'core' }, async () => {
  const { screen } = await renderApp();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Envía dinero a Venezuela con confianza' }))
    .toBeVisible();
  for (const name of [
    'Regístrate',
    'Verifica tu correo e identificación',
    'Empieza a enviar',
    'Competitividad',
    'Transparente',
    'Rápido',
  ]) {
    await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test.each([
  ['Enviar dinero ahora', '/registrate'],
  ['Conócenos', '/conocenos'],
])("'%s' leads to %s", async (name, path) => {
  const { screen, location } = await renderApp();
  await screen.getByRole('main').getByRole('link', { name, exact: true }).click();
  await arrivesAt(location, path);
});

test('a signed-in user is led to the exchange, and reads nothing about the sign-up', async () => {
  const { screen, location } = await renderApp({ scenario: scenarioOf('aprobada', rate) });
  await expect.element(screen.getByText('Lo que puedes esperar de nosotros')).toBeVisible();
  await expect.element(screen.getByText('Empieza en tres pasos')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Crear mi cuenta' })).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Enviar dinero ahora' }).click();
  await arrivesAt(location, '/envia1');
});

test('on a small phone, amount and rate are on the first screen', async () => {
  await resize(360, 640);
  const { screen } = await renderApp({ scenario: scenarioOf('normal', rate) });
  const calculator = screen.getByRole('region', { name: 'Calcula tu envío' });
  for (const part of [calculator.getByRole('textbox', { name: 'Envías' }), calculator.getByText(/^1 € =/)]) {
    await expect.element(part).toBeVisible();
    expect(part.element().getBoundingClientRect().bottom).toBeLessThan(640);
  }
});

test(
  'the live calculator uses the public rate and sends no session with the call',
  { tags: 'core' },
  async () => {
    const { screen, sandbox } = await renderApp({ scenario: scenarioOf('aprobada', rate) });
    const calculator = screen.getByRole('region', { name: 'Calcula tu envío' });
    await expect.element(calculator.getByText('1 € = 612,4837 Bs')).toBeVisible();
    await calculator.getByRole('textbox', { name: 'Envías' }).fill('50');
    await expect.element(calculator.getByRole('textbox', { name: 'Reciben' })).toHaveValue('30.624,18');
    const call = sandbox.log().find(({ call }) => call === 'exchangeRate');
    expect(Object.keys(call?.requestHeaders ?? {})).not.toContain('authorization');
  },
);

test('a signed-in user finds the typed amount on /envia1', async () => {
  const { screen, location } = await renderApp({ scenario: scenarioOf('aprobada', rate) });
  const calculator = screen.getByRole('region', { name: 'Calcula tu envío' });
  await calculator.getByRole('textbox', { name: 'Reciben' }).fill('20000');
  await calculator.getByRole('link', { name: 'Enviar dinero' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  expect(location()).toBe('/envia1');
  await expect.element(screen.getByRole('textbox', { name: 'Reciben' })).toHaveValue('20.000,00');
});

test('the typed amount survives the login', async () => {
  const { screen, location } = await renderApp({ scenario: scenarioOf('normal', rate) });
  const calculator = screen.getByRole('region', { name: 'Calcula tu envío' });
  await calculator.getByRole('textbox', { name: 'Envías' }).fill('75,5');
  await calculator.getByRole('link', { name: 'Enviar dinero' }).click();
  await expect.element(screen.getByText('Para enviar dinero, inicia sesión o regístrate.')).toBeVisible();
  await logIn({ screen, location }, 'maria@turpial.example');
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  expect(location()).toBe('/envia1');
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('75,50');
});

test.each(['network', 'malformed', 'empty'] as const)(
  'the page is complete without the rate and does not mention it (%s)',
  async (kind) => {
    const { screen, sandbox } = await renderApp({
      scenario: scenarioOf('normal', { faults: [{ call: 'exchangeRate', kind }] }),
    });
    await expect.poll(() => sandbox.log().some(({ call }) => call === 'exchangeRate')).toBe(true);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Calcula tu envío' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  },
);
