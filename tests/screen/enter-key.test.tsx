import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { choose, openForm } from '../support/beneficiaryForm';
import { bodiesOf } from '../support/calls';
import { renderApp } from '../support/renderApp';

test('Enter fills in a beneficiary field by field and sends the form at its end', async () => {
  const app = await openForm('Pago móvil');
  const { screen } = app;
  const field = (name: string) => screen.getByRole('textbox', { name });
  const bank = screen.getByRole('combobox', { name: 'Banco' });
  await expect.element(field('Alias')).toHaveFocus();
  await userEvent.keyboard('Prima Luisa{Enter}');
  await expect.element(field('Titular')).toHaveFocus();
  await expect.element(screen.getByText(/^Campo inválido/)).not.toBeInTheDocument();
  await userEvent.keyboard('Luisa Márquez{Enter}');
  await expect.element(bank).toHaveFocus();
  await choose(screen, 'Banco', '0134 · Banesco');
  await field('Teléfono').fill('04121234567');
  await field('Alias').click();
  // What is filled in already is passed over.
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Cédula')).toHaveFocus();
  await userEvent.keyboard('12345678');
  expect(bodiesOf(app, 'saveBeneficiary')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  expect(bodiesOf(app, 'saveBeneficiary')).toHaveLength(1);
});

test('Enter stops at a short list, which has no search', async () => {
  const { screen } = await openForm('Transferencia bancaria');
  await choose(screen, 'Banco', '0134 · Banesco');
  await screen.getByRole('textbox', { name: 'Cédula o RIF' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('combobox', { name: 'Tipo de cuenta' })).toHaveFocus();
});

test('Enter passes over what personal data may leave out', async () => {
  const { screen } = await renderApp({ scenario: 'cuenta-nueva', path: '/mis-datos' });
  await screen.getByLabelText('Nombres').click();
  await userEvent.keyboard('Nueva{Enter}');
  await expect.element(screen.getByLabelText('Apellidos')).toHaveFocus();
  await screen.getByLabelText('Calle').click();
  await userEvent.keyboard('Mayor{Enter}');
  await expect.element(screen.getByLabelText('Ciudad')).toHaveFocus();
});

test('Enter leads from the contact to what a new account has to accept', async () => {
  const { screen } = await renderApp({ path: '/registrate' });
  await screen.getByLabelText('Correo electrónico o teléfono').click();
  await userEvent.keyboard('ana@turpial.example{Enter}');
  const [terms, owner] = screen.getByRole('checkbox').elements();
  await expect.poll(() => document.activeElement).toBe(terms);
  await userEvent.keyboard(' {Enter}');
  await expect.poll(() => document.activeElement).toBe(owner);
  await expect.element(screen.getByText('Correo inválido')).not.toBeInTheDocument();
});
