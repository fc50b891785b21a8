import type { Scenario } from '@mocks/server/scenario';
import { expect, test } from 'vitest';
import { openReceipt } from '../support/openReceipt';

async function open(changes: Partial<Scenario> = {}) {
  const { screen, sandbox } = await openReceipt(changes);
  await screen.getByRole('button', { name: 'Algo no va bien' }).click();
  const link = screen.getByRole('link', { name: /^No ha llegado el dinero/ });
  await expect.element(link).toBeVisible();
  const message = () =>
    new URL((link.element() as HTMLAnchorElement).href).searchParams.get('text')?.replaceAll('\u00a0', ' ');
  return { screen, sandbox, link, message };
}

const facts = [
  'Problema: No ha llegado el dinero.',
  'Envío: TRP-2026-000024',
  'Beneficiario: Tío Ramón',
  'Monto: 150,00 € → 91.872,00 Bs',
  'Fecha: 15 jul 2026, 11:00',
  'Estado: Enviado al banco',
  'Estados vistos:',
  '- Enviado al banco, visto a las 12:00',
].join('\n');

test('each problem opens WhatsApp with its message', async () => {
  const { screen, link, message } = await open();
  await expect.poll(message).toBe(`Hola, soy María Gabriela Rondón Pérez.\n${facts}`);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAccessibleName('No ha llegado el dinero (se abre en otra ventana)');
  for (const problem of ['Ha llegado otro monto', 'Los datos del beneficiario están mal', 'Otro problema']) {
    const other = screen.getByRole('link', { name: problem });
    await expect
      .element(other)
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\//) as string);
    const { href } = other.element() as HTMLAnchorElement;
    expect(new URL(href).searchParams.get('text')).toContain(`Problema: ${problem}.`);
  }
});

test('a second press closes the list', async () => {
  const { screen, link } = await open();
  const button = screen.getByRole('button', { name: 'Algo no va bien' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect.element(link).not.toBeInTheDocument();
});

test('a double click opens the list and leaves it open', async () => {
  const { screen } = await openReceipt();
  const button = screen.getByRole('button', { name: 'Algo no va bien' });
  await button.dblClick();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('link', { name: /^No ha llegado el dinero/ })).toBeVisible();
});

test('without the profile the message has no name', async () => {
  const { sandbox, message } = await open({ faults: [{ call: 'getProfile', kind: 'status', status: 403 }] });
  await expect.poll(() => sandbox.log().some(({ call }) => call === 'getProfile')).toBe(true);
  expect(message()).toBe(`Hola.\n${facts}`);
});

test('the profile is not read before the press', async () => {
  const { screen, sandbox } = await openReceipt();
  await expect.element(screen.getByRole('button', { name: 'Algo no va bien' })).toBeVisible();
  expect(sandbox.log().map(({ call }) => call)).not.toContain('getProfile');
});
